import type { HalfPoints } from '../points.ts';
import type { Color, Field } from '../tournament/field.ts';
import type { TournamentKind } from '../tournament/kinds.ts';
import type { TeamField } from '../tournament/team-field.ts';
import type { BookedBye, ForbiddenGroup } from './pairing-rules.ts';
import type { TrfTeamRound } from './team-rounds.ts';

/**
 * A tournament as plain values, ready to be made into a TRF document. Dates are `YYYY-MM-DD`; what is absent is left
 * blank in the file.
 */
export interface TournamentReport {
  readonly name: string;
  readonly city?: string;
  readonly federation?: string;
  readonly start?: string;
  readonly end?: string;
  readonly kind: TournamentKind;
  /** How often everybody meets everybody in a round robin. */
  readonly meetings?: number;
  readonly chiefArbiter?: string;
  readonly deputyArbiters?: readonly string[];
  readonly timeControl?: TimeControlReport;
  readonly roundDates?: readonly string[];
  readonly initialColor?: Color;
  /** The program that paired, with its version. */
  readonly program?: string;
  /** FIDE's acronyms in the order in which they break ties, without the score. */
  readonly tiebreaks?: readonly string[];
  /** Rounds, points and what happened; its numbers are the start numbers. */
  readonly field: Field;
  /** One for each entrant of the field, in any order. */
  readonly players: readonly PlayerReport[];
  readonly teams?: readonly TeamReport[];
  /** Where teams are paired: the field is then that of the games of their players. */
  readonly matches?: MatchesReport;
  /** Byes granted for rounds that are not paired yet. */
  readonly byes?: readonly BookedBye[];
  readonly forbidden?: readonly ForbiddenGroup[];
  /** By start number, one value a round, from round 1. */
  readonly virtualPoints?: ReadonlyMap<number, readonly HalfPoints[]>;
}

interface TimeControlReport {
  /** In words: `90 minutes + 30 seconds per move`. */
  readonly words: string;
  /** In seconds, as 222 codes it: `5400+30`. */
  readonly code?: string;
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
  /** Average rating, as text. */
  readonly strength?: string;
  readonly matchPoints?: HalfPoints;
  readonly gamePoints?: HalfPoints;
  readonly rank?: number;
  /** Start numbers in board order. */
  readonly players: readonly number[];
}

/** The matches of the teams, by the teams' numbers and the start numbers of the players. */
export interface MatchesReport extends Pick<TeamField, 'boards' | 'matchPoints' | 'gamePoints'> {
  /** Those that are paired, in order. */
  readonly rounds: readonly TrfTeamRound[];
}

export interface TrfOptions {
  /** TRF16 knows no records for pairing; there the older XX. and BB. codes of pairing programs are written. */
  readonly edition: 'TRF16' | 'TRF26';
  /** Letters outside ASCII are replaced, for readers that count bytes. */
  readonly ascii?: boolean;
}
