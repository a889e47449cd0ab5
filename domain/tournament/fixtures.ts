/** The rounds and matches of a tournament as events of a calendar. */
import type { CalendarEvent } from '../icalendar.ts';
import type { TeamId, TournamentId } from '../ids.ts';
import { HOUR, MINUTE, type Millis, millis, SECOND } from '../time.ts';
import { placeAfter, startOfMatch } from './match-day.ts';
import type { Settings } from './settings.ts';
import type { Match, Round } from './state.ts';

/** What a calendar asks of a tournament, and no more: it is read for many at once. */
export interface Fixtures {
  readonly id: TournamentId;
  readonly revision: number;
  readonly settings: Pick<Settings, 'name' | 'firstPairingAt' | 'initialMinutes' | 'incrementSeconds' | 'homeAndAway'>;
  readonly isFinished: boolean;
  /** The names of the teams that take part. */
  readonly teams: ReadonlyMap<TeamId, string>;
  readonly rounds: readonly FixtureRound[];
}

export interface FixtureRound extends Pick<Round, 'number' | 'name' | 'startAt'> {
  readonly isPaired: boolean;
  readonly matches: readonly FixtureMatch[];
  /** Teams that have nobody to meet. */
  readonly free: readonly TeamId[];
}

export interface FixtureMatch extends Pick<Match, 'white' | 'black' | 'walkovers' | 'forfeited' | 'day'> {
  /** It is not settled yet who sits at its boards. */
  readonly areLineUpsOpen: boolean;
}

/** What an event says beside what the tournament knows. */
export interface EventWords {
  readonly round: (number: number) => string;
  /** Where a page of this server is. */
  readonly urlOf: (path: string) => string;
  /** The name of this server, which no other one has. */
  readonly server: string;
}

/** A game of so many moves tells how long a round takes. */
const MOVES_OF_A_GAME = 60;

/** How long a game lasts that uses up its time. */
export const lengthOfGame = ({
  initialMinutes,
  incrementSeconds,
}: Pick<Settings, 'initialMinutes' | 'incrementSeconds'>): number =>
  Math.max(HOUR / 2, 2 * (initialMinutes * MINUTE + MOVES_OF_A_GAME * incrementSeconds * SECOND));

/** All that has a time: of teams that meet, each of their matches (or those of one of them); else the rounds. */
export function eventsOf(fixtures: Fixtures, words: EventWords, team: TeamId | null = null): CalendarEvent[] {
  return announcedRounds(fixtures).flatMap((round) => {
    const matches = round.matches.filter(({ white, black }) => team === null || team === white || team === black);
    if (matches.length > 0) return matches.flatMap((match) => matchEvent(fixtures, round, match, words) ?? []);
    const isOfTeam = team !== null && round.isPaired;
    return isOfTeam ? [] : (roundEvent(fixtures, round, words) ?? []);
  });
}

/** The rounds that are paired or still to come; the first one is announced with the tournament. */
export function announcedRounds({ rounds, isFinished, settings }: Fixtures): readonly FixtureRound[] {
  if (isFinished) return rounds.filter(({ isPaired }) => isPaired);
  if (rounds.some(({ number }) => number === 1)) return rounds;
  const first = { number: 1, name: null, startAt: settings.firstPairingAt, isPaired: false, matches: [], free: [] };
  return [first, ...rounds];
}

/** A match on its day; null where it has no time. */
export function matchEvent(
  { id, revision, settings, teams, rounds }: Fixtures,
  round: FixtureRound,
  match: FixtureMatch,
  words: EventWords,
): CalendarEvent | null {
  const startsAt = startOfMatch(round, match);
  if (startsAt === null) return null;
  const [white, black] = [match.white, match.black].map((team) => teams.get(team) ?? team);
  const before = rounds.filter(({ number }) => number < round.number).flatMap(({ matches }) => matches);
  return {
    uid: `${id}-${round.number}-${match.white}-${match.black}@${words.server}`,
    sequence: revision,
    ...spanOf(settings, startsAt),
    summary: `${white} – ${black} (${settings.name}, ${words.round(round.number)})`,
    location: placeAfter(settings, before, match),
    url: words.urlOf(`/tournament/match/${id}/${round.number}/${match.white}`),
    isCancelled: match.forfeited !== null,
  };
}

/** A round as a whole; null where it has no time. */
export function roundEvent(
  { id, revision, settings }: Fixtures,
  { number, name, startAt }: FixtureRound,
  words: EventWords,
): CalendarEvent | null {
  if (startAt === null) return null;
  return {
    uid: `${id}-${number}@${words.server}`,
    sequence: revision,
    ...spanOf(settings, startAt),
    summary: `${settings.name}, ${name ?? words.round(number)}`,
    location: null,
    url: words.urlOf(`/tournament/view/${id}?tab=pairings&round=${number}`),
    isCancelled: false,
  };
}

const spanOf = (settings: Fixtures['settings'], startsAt: Millis) => ({
  startsAt,
  endsAt: millis(startsAt + lengthOfGame(settings)),
});
