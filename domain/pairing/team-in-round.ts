import type { Color } from '../tournament/field.ts';
import type { EntrantRecord } from './entrant-record.ts';

/** A team as the team Swiss (C.04.6) sees it in the round that is paired. */
export interface TeamInRound {
  readonly record: EntrantRecord;
  readonly gamePoints: number;
  /** Met a team of another score in the last round (art. 1.4). */
  readonly floated: boolean;
  readonly preference: TeamPreference | null;
}

/** C1, and the prohibitions of the event. */
export type MayMeet = (one: TeamInRound, other: TeamInRound) => boolean;
export type TeamPair = readonly [TeamInRound, TeamInRound];

export interface TeamPreference {
  readonly color: Color;
  readonly strong: boolean;
}
