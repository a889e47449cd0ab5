import type { RefusalParams } from '../result.ts';

/** What makes a TRF file unusable; each key is also the key of the message that the reader is shown. */
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
] as const;

/** What a readable file says of its teams, or how it is played, that no tournament of ours can be. */
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

/** What is strange in a TRF file that can be used all the same. */
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
  'trfByteColumns',
] as const;

export type TrfErrorKey = (typeof TRF_ERRORS)[number];
export type TrfWarningKey = (typeof TRF_WARNINGS)[number];

/** Something found while reading; line and column are counted from 1, columns in characters (code points). */
export interface TrfIssue<Key extends string = TrfErrorKey | TrfWarningKey> {
  readonly line: number;
  readonly column: number;
  readonly key: Key;
  readonly params: RefusalParams;
}

export type TrfError = TrfIssue<TrfErrorKey>;
export type TrfWarning = TrfIssue<TrfErrorKey | TrfWarningKey>;

/** Collects what is found, in the order of the file. */
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
