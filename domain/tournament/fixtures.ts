/** The rounds and matches of a tournament as events of a calendar. */
import type { CalendarEvent } from '../icalendar.ts';
import type { TeamId } from '../ids.ts';
import { HOUR, MINUTE, type Millis, millis, SECOND } from '../time.ts';
import { placeOf, startOfMatch } from './match-day.ts';
import type { Settings } from './settings.ts';
import { type Match, matchesOf, type Round, type Tournament, teamIn } from './state.ts';

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
export const lengthOfGame = ({ initialMinutes, incrementSeconds }: Settings): number =>
  Math.max(HOUR / 2, 2 * (initialMinutes * MINUTE + MOVES_OF_A_GAME * incrementSeconds * SECOND));

/** All that has a time: of teams that meet, each of their matches (or those of one of them); else the rounds. */
export function eventsOf(tournament: Tournament, words: EventWords, team: TeamId | null = null): CalendarEvent[] {
  return tournament.rounds.flatMap((round) => {
    const matches = matchesOf(round).filter(({ white, black }) => team === null || team === white || team === black);
    if (matches.length > 0) return matches.flatMap((match) => matchEvent(tournament, round, match, words) ?? []);
    const isOfTeam = team !== null && round.kind === 'paired';
    return isOfTeam || round.startAt === null ? [] : [roundEvent(tournament, round, round.startAt, words)];
  });
}

function matchEvent(tournament: Tournament, round: Round, match: Match, words: EventWords): CalendarEvent | null {
  const startsAt = startOfMatch(round, match);
  if (startsAt === null) return null;
  const { id, revision, settings } = tournament;
  const [white, black] = [match.white, match.black].map((team) => teamIn(tournament, team)?.name ?? team);
  return {
    uid: `${id}-${round.number}-${match.white}-${match.black}@${words.server}`,
    sequence: revision,
    ...spanOf(settings, startsAt),
    summary: `${white} – ${black} (${settings.name}, ${words.round(round.number)})`,
    location: placeOf(tournament, round.number, match),
    url: words.urlOf(`/tournament/match/${id}/${round.number}/${match.white}`),
    isCancelled: match.forfeited !== null,
  };
}

const roundEvent = ({ id, revision, settings }: Tournament, round: Round, startsAt: Millis, words: EventWords) => ({
  uid: `${id}-${round.number}@${words.server}`,
  sequence: revision,
  ...spanOf(settings, startsAt),
  summary: `${settings.name}, ${round.name ?? words.round(round.number)}`,
  location: null,
  url: words.urlOf(`/tournament/view/${id}?tab=pairings&round=${round.number}`),
  isCancelled: false,
});

const spanOf = (settings: Settings, startsAt: Millis) => ({
  startsAt,
  endsAt: millis(startsAt + lengthOfGame(settings)),
});
