/**
 * The day of a match of two teams over the board: where and when it is played, where that is not as its round says, and
 * what its captains have asked and reported. In a league the rounds are weeks apart, and a match may be played on a day
 * of its own.
 */
import type { Millis } from '../time.ts';
import type { Color } from './field.ts';
import type { MatchReport } from './match-report.ts';
import type { Settings } from './settings.ts';
import { type Match, matchesOf, type Round, type Tournament } from './state.ts';

/** Which of the two teams is the host; `neutral` where neither is. */
export const HOMES = ['white', 'black', 'neutral'] as const;
export type Home = (typeof HOMES)[number];

export interface MatchDay {
  /** Null: as the tournament has it. */
  readonly home: Home | null;
  /** Null: where the home team has played at home before. */
  readonly place: string | null;
  /** Null: with its round. */
  readonly startAt: Millis | null;
  /** The last that was asked for. */
  readonly postponement: Postponement | null;
  /** In the order in which they came; the last one is the one that is talked about. */
  readonly reports: readonly MatchReport[];
}

/** A captain asks for another day. */
export interface Postponement {
  readonly by: Color;
  readonly startAt: Millis;
  /** Why; empty where he does not say. */
  readonly words: string;
  readonly askedAt: Millis;
  /** `decided`: the organiser has named a day himself. Null while it waits for the other captain. */
  readonly answer: 'agreed' | 'refused' | 'decided' | null;
}

/** As a match is paired. */
export const NOTHING_ARRANGED: MatchDay = {
  home: null,
  place: null,
  startAt: null,
  postponement: null,
  reports: [],
};

/** When a match begins; null where its round has no time. */
export const startOfMatch = ({ startAt }: Pick<Round, 'startAt'>, { day }: Pick<Match, 'day'>): Millis | null =>
  day.startAt ?? startAt;

/** Who is at home: where the tournament is played home and away, the first-named team unless something else is said. */
export const homeOf = ({ homeAndAway }: Pick<Settings, 'homeAndAway'>, { day }: Pick<Match, 'day'>): Home =>
  day.home ?? (homeAndAway ? 'white' : 'neutral');

/** Who meets, and what is said of the day. */
type Fixture = Pick<Match, Color | 'day'>;

/** Where a match is played: what is said of it, or else of the last match before it that its home team played at home. */
export function placeOf(
  { settings, rounds }: Pick<Tournament, 'settings' | 'rounds'>,
  round: number,
  match: Match,
): string | null {
  return placeAfter(settings, rounds.slice(0, round - 1).flatMap(matchesOf), match);
}

/** The same by the matches of the rounds before. */
export function placeAfter(
  settings: Pick<Settings, 'homeAndAway'>,
  before: readonly Fixture[],
  match: Fixture,
): string | null {
  const home = homeOf(settings, match);
  if (match.day.place !== null || home === 'neutral') return match.day.place;
  const isAtHome = (other: Fixture): boolean => {
    const side = homeOf(settings, other);
    return side !== 'neutral' && other[side] === match[home];
  };
  return (
    before
      .filter(isAtHome)
      .flatMap(({ day }) => day.place ?? [])
      .at(-1) ?? null
  );
}

/** A postponement that waits for an answer. */
export function openPostponement({ day }: Pick<Match, 'day'>): Postponement | null {
  const { postponement } = day;
  return postponement !== null && postponement.answer === null ? postponement : null;
}
