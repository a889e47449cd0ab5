import type { Color } from '../tournament/value/field.ts';
import type { EntrantRecord } from './entrant-record.ts';

/** A team in the round to be paired by the team Swiss (C.04.6). */
export interface TeamInRound {
  readonly record: EntrantRecord;
  readonly gamePoints: number;
  /** Art. 1.4: met a team of a different score in the last round. */
  readonly floated: boolean;
  readonly preference: TeamPreference | null;
}

export type MayMeet = (one: TeamInRound, other: TeamInRound) => boolean;
export type TeamPair = readonly [TeamInRound, TeamInRound];

export interface TeamPreference {
  readonly color: Color;
  readonly strong: boolean;
}
