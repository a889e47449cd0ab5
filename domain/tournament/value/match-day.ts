/** Day and venue of a match over the board, if not as its round says, and its requests and reports. */
import type { Millis } from '../../kernel/time.ts';
import type { Color } from './field.ts';
import type { MatchReport } from './match-report.ts';

/** The host team, or `neutral`. */
export const HOMES = ['white', 'black', 'neutral'] as const;
export type Home = (typeof HOMES)[number];

export interface MatchDay {
  /** Null: the tournament's default. */
  readonly home: Home | null;
  /** Null: the home team's last venue. */
  readonly place: string | null;
  /** Null: with its round. */
  readonly startAt: Millis | null;
  readonly postponement: Postponement | null;
  /** Oldest first; the last one is current. */
  readonly reports: readonly MatchReport[];
}

/** A request to play a match, or a single game, on another day. */
export interface Postponement {
  readonly by: Color;
  /** Who has asked first, if `by` proposes another day instead; absent if it is `by`. */
  readonly asker?: Color;
  readonly startAt: Millis;
  /** Reason; may be empty. */
  readonly words: string;
  readonly askedAt: Millis;
  /** `decided`: the organiser set the day. Null while the other side has not answered. */
  readonly answer: 'agreed' | 'refused' | 'decided' | null;
}

export const NOTHING_ARRANGED: MatchDay = {
  home: null,
  place: null,
  startAt: null,
  postponement: null,
  reports: [],
};
