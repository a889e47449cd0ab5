import type { RefusalParams } from '../../kernel/result.ts';

/** Errors that make a TRF file unusable; the keys are also message keys. */
export const TRF_ERRORS = [
  'trfNoPlayers',
  'trfTab',
  'trfMisaligned',
  'trfBadNumber',
  'trfBadPoints',
  'trfBadColor',
  'trfBadResult',
  'trfBadBye',
  'trfBadRecord',
  'trfDuplicateNumber',
  'trfUnknownNumber',
  'trfSelfPaired',
  'trfOpponentMismatch',
  'trfColorMismatch',
  'trfResultMismatch',
  'trfUnknownPoints',
] as const;

/** Readable team data that Rokade does not support. */
export const TRF_TEAM_FAULTS = [
  'trfKnockoutNotOffered',
  'trfNoTeams',
  'trfTeamUnnamed',
  'trfTeamNumberTwice',
  'trfTeamNameTwice',
  'trfTeamPlayerUnknown',
  'trfPlayerInTwoTeams',
  'trfPlayerInNoTeam',
  'trfMatchPointsUnusual',
  'trfTooManyBoards',
  'trfTeamUnknown',
  'trfTeamTwiceInRound',
  'trfMatchMixed',
  'trfMatchColors',
  'trfTeamByeToCome',
  'trfTeamWishes',
] as const;
export type TrfTeamFault = (typeof TRF_TEAM_FAULTS)[number];

/** Warnings about usable TRF files. */
export const TRF_WARNINGS = [
  'trfUnknownRecord',
  'trfUnreadRecord',
  'trfUnsupported',
  'trfBadDate',
  'trfBadName',
  'trfBadTitle',
  'trfBadSex',
  'trfCountMismatch',
  'trfPointsMismatch',
  'trfByeSpelling',
  'trfColorAlone',
  'trfByeInRoundToCome',
  'trfUnknownTiebreak',
  'trfByteColumns',
  'trfAdjourned',
  'trfLateResult',
] as const;

export type TrfErrorKey = (typeof TRF_ERRORS)[number];
export type TrfWarningKey = (typeof TRF_WARNINGS)[number];

/** A finding with line and column from 1; columns count code points. */
export interface TrfIssue<Key extends string = TrfErrorKey | TrfWarningKey> {
  readonly line: number;
  readonly column: number;
  readonly key: Key;
  readonly params: RefusalParams;
}

export type TrfError = TrfIssue<TrfErrorKey>;
export type TrfWarning = TrfIssue<TrfErrorKey | TrfWarningKey>;

export class Findings {
  readonly errors: TrfError[] = [];
  readonly warnings: TrfWarning[] = [];

  error(line: number, column: number, key: TrfErrorKey, params: RefusalParams = {}): void {
    this.errors.push({ line, column, key, params });
  }

  warn(line: number, column: number, key: TrfErrorKey | TrfWarningKey, params: RefusalParams = {}): void {
    this.warnings.push({ line, column, key, params });
  }
}
