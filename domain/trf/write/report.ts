import type { HalfPoints } from '../../kernel/points.ts';
import type { Color, Field } from '../../tournament/value/field.ts';
import type { FormatName } from '../../tournament/value/formats.ts';
import type { OfficialData } from '../../tournament/value/official-data.ts';
import type { TeamField } from '../../tournament/value/team-field.ts';
import type { BestRounds } from '../best-rounds.ts';
import type { TrfTeamRound } from '../convert/team-rounds.ts';
import type { ForbiddenPair, RequestedBye } from '../pairing-rules.ts';
import type { SpelledTimeControl } from '../time-control.ts';

/** A tournament as plain values for a TRF document. Dates are `YYYY-MM-DD`; absent values stay blank. */
export interface TournamentReport {
  readonly name: string;
  readonly start?: string;
  readonly end?: string;
  readonly format: FormatName;
  readonly meetings?: number;
  readonly reverseLastRounds?: boolean;
  readonly officialData?: OfficialData;
  readonly timeControl?: SpelledTimeControl;
  readonly roundDates?: readonly string[];
  readonly initialColor?: Color;
  /** Name and version of the pairing program. */
  readonly program?: string;
  /** FIDE acronyms in order, without the score. */
  readonly tiebreaks?: readonly string[];
  /** Its numbers are the start numbers. */
  readonly field: Field;
  readonly players: readonly PlayerReport[];
  readonly teams?: readonly TeamReport[];
  /** Only where teams are paired; `field` then has the members' games. */
  readonly matches?: MatchesReport;
  readonly byes?: readonly RequestedBye[];
  readonly forbidden?: readonly ForbiddenPair[];
  readonly isBaku?: boolean;
  /** Absent if all rounds count. */
  readonly bestRounds?: BestRounds;
  /** Lines before the players, without their `### `. */
  readonly comments?: readonly string[];
  /** By start number; one value per round from round 1. */
  readonly virtualPoints?: ReadonlyMap<number, readonly HalfPoints[]>;
}

export interface PlayerReport {
  readonly number: number;
  /** `Lastname, Firstname`. */
  readonly name: string;
  readonly sex?: 'm' | 'w';
  readonly title?: string;
  readonly federation?: string;
  readonly fideId?: string;
  /** `YYYY-MM-DD` or `YYYY`. */
  readonly birth?: string;
  readonly rank?: number;
}

export interface TeamReport {
  readonly number: number;
  readonly name: string;
  readonly shortName?: string;
  readonly strength?: string;
  readonly matchPoints?: HalfPoints;
  readonly gamePoints?: HalfPoints;
  readonly rank?: number;
  readonly players: readonly number[];
}

/** Team matches by team number, with the start numbers of players. */
export interface MatchesReport extends Pick<TeamField, 'boards' | 'matchPoints' | 'gamePoints'> {
  readonly rounds: readonly TrfTeamRound[];
}

/** Pairing program for 182. */
export const PROGRAM = 'Rokade 0.1.0';

export interface TrfOptions {
  /** TRF16 lacks pairing records; the older XX. and BB. codes are used. */
  readonly edition: 'TRF16' | 'TRF26';
  /** Replaces non-ASCII letters, for readers that count bytes. */
  readonly ascii?: boolean;
}
