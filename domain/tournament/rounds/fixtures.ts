/** Rounds and matches of a tournament as calendar events, from the minimum of data, as many are read at once. */

import type { TeamId, TournamentId } from '../../kernel/ids.ts';
import { HOUR, type Millis, millis } from '../../kernel/time.ts';
import { type LocalTime, momentOf } from '../../kernel/time-zone.ts';
import type { CalendarEvent } from '../../lib/icalendar.ts';
import { placeAfter, startOfMatch } from '../teams/match-day.ts';
import { placeText } from '../value/official-data.ts';
import { playingTimeMs, type Settings, type TimeSetting } from '../value/settings.ts';
import type { Match, Round } from '../value/state.ts';

export interface Fixtures {
  readonly id: TournamentId;
  readonly revision: number;
  readonly settings: Pick<
    Settings,
    'name' | 'firstPairingAt' | 'timeZone' | TimeSetting | 'homeAndAway' | 'officialData' | 'roundPlan'
  >;
  readonly isFinished: boolean;
  readonly teams: ReadonlyMap<TeamId, string>;
  readonly rounds: readonly FixtureRound[];
}

export interface FixtureRound extends Pick<Round, 'number' | 'name' | 'startAt'> {
  readonly isPaired: boolean;
  readonly matches: readonly FixtureMatch[];
  readonly free: readonly TeamId[];
}

export interface FixtureMatch extends Pick<Match, 'white' | 'black' | 'walkovers' | 'forfeited' | 'day'> {
  readonly areLineUpsOpen: boolean;
}

/** Texts and addresses that the domain does not know. */
export interface EventWords {
  readonly round: (number: number) => string;
  readonly postponedGames: string;
  /** Absolute URL of a path. */
  readonly urlOf: (path: string) => string;
  /** Unique host name of this server. */
  readonly server: string;
}

/** Duration of a game that uses all its time. */
const lengthOfGame = (settings: Pick<Settings, TimeSetting>): number => Math.max(HOUR / 2, playingTimeMs(settings));

/** Matches of a team tournament (or of one team), else rounds and evenings for postponed games; only what has a time. */
export function eventsOf(fixtures: Fixtures, words: EventWords, team: TeamId | null = null): CalendarEvent[] {
  const rounds = announcedRounds(fixtures).flatMap((round) => {
    const matches = round.matches.filter(({ white, black }) => team === null || team === white || team === black);
    if (matches.length > 0) return matches.flatMap((match) => matchEvent(fixtures, round, match, words) ?? []);
    const isOfTeam = team !== null && round.isPaired;
    return isOfTeam ? [] : (roundEvent(fixtures, round, words) ?? []);
  });
  return team === null ? [...rounds, ...postponedGamesEvents(fixtures, words)] : rounds;
}

/** Paired and upcoming rounds; round 1 is announced with the tournament, and the plan announces those after it. */
export function announcedRounds({ rounds, isFinished, settings }: Fixtures): readonly FixtureRound[] {
  if (isFinished) return rounds.filter(({ isPaired }) => isPaired);
  const planned = [
    settings.firstPairingAt,
    ...settings.roundPlan.laterRounds.map((local) => momentIn(settings, local)),
  ];
  const last = rounds.at(-1)?.number ?? 0;
  const isKnown = (number: number): boolean =>
    number <= last && (number > 1 || rounds.some((round) => round.number === 1));
  const upcoming = planned.flatMap((startAt, at) =>
    isKnown(at + 1) ? [] : [{ number: at + 1, name: null, startAt, isPaired: false, matches: [], free: [] }],
  );
  return [...rounds, ...upcoming].sort((one, other) => one.number - other.number);
}

function postponedGamesEvents({ id, revision, isFinished, settings }: Fixtures, words: EventWords): CalendarEvent[] {
  if (isFinished) return [];
  return settings.roundPlan.postponedGames.flatMap((local) => {
    const startsAt = momentIn(settings, local);
    if (startsAt === null) return [];
    return {
      uid: `${id}-postponed-${local.date}@${words.server}`,
      sequence: revision,
      ...spanOf(settings, startsAt),
      summary: `${settings.name}, ${words.postponedGames}`,
      location: placeOf(settings),
      url: words.urlOf(`/tournament/view/${id}?tab=pairings`),
      isCancelled: false,
    };
  });
}

const momentIn = ({ timeZone }: Pick<Settings, 'timeZone'>, local: LocalTime): Millis | null =>
  momentOf(local, timeZone);

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
    location: placeAfter(settings, before, match) ?? placeOf(settings),
    url: words.urlOf(`/tournament/match/${id}/${round.number}/${match.white}`),
    isCancelled: match.forfeited !== null,
  };
}

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
    location: placeOf(settings),
    url: words.urlOf(`/tournament/view/${id}?tab=pairings&round=${number}`),
    isCancelled: false,
  };
}

const placeOf = ({ officialData }: Fixtures['settings']): string | null => placeText(officialData) || null;

const spanOf = (settings: Fixtures['settings'], startsAt: Millis) => ({
  startsAt,
  endsAt: millis(startsAt + lengthOfGame(settings)),
  timeZone: settings.timeZone,
});
