/** Day and venue of a match over the board, with the defaults of its round and tournament. */
import type { Millis } from '../../kernel/time.ts';
import type { Color } from '../value/field.ts';
import type { Home, Postponement } from '../value/match-day.ts';
import type { Settings } from '../value/settings.ts';
import { type Match, matchesOf, type Round, type Tournament } from '../value/state.ts';

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
