/** Day and venue of a match over the board, if not as its round says, and its requests and reports. */
import type { Millis } from '../../kernel/time.ts';
import type { Color } from '../value/field.ts';
import type { Settings } from '../value/settings.ts';
import { type Match, matchesOf, type Round, type Tournament } from '../value/state.ts';
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

export interface Postponement {
  readonly by: Color;
  readonly startAt: Millis;
  /** Reason; may be empty. */
  readonly words: string;
  readonly askedAt: Millis;
  /** `decided`: the organiser set the day. Null while the other captain has not answered. */
  readonly answer: 'agreed' | 'refused' | 'decided' | null;
}

export const NOTHING_ARRANGED: MatchDay = {
  home: null,
  place: null,
  startAt: null,
  postponement: null,
  reports: [],
};

/** Null if its round has no time. */
export const startOfMatch = ({ startAt }: Pick<Round, 'startAt'>, { day }: Pick<Match, 'day'>): Millis | null =>
  day.startAt ?? startAt;

/** In a home-and-away tournament the first-named team hosts by default. */
export const homeOf = ({ homeAndAway }: Pick<Settings, 'homeAndAway'>, { day }: Pick<Match, 'day'>): Home =>
  day.home ?? (homeAndAway ? 'white' : 'neutral');

type Fixture = Pick<Match, Color | 'day'>;

/** The match's venue, or that of the home team's previous home match. */
export function placeOf(
  { settings, rounds }: Pick<Tournament, 'settings' | 'rounds'>,
  round: number,
  match: Match,
): string | null {
  return placeAfter(settings, rounds.slice(0, round - 1).flatMap(matchesOf), match);
}

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

export function openPostponement({ day }: Pick<Match, 'day'>): Postponement | null {
  const { postponement } = day;
  return postponement !== null && postponement.answer === null ? postponement : null;
}
