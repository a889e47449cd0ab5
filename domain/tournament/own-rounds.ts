/** The rounds that somebody plays, as events of a calendar of his own. */
import type { CalendarEvent } from '../icalendar.ts';
import type { AccountId, TeamId } from '../ids.ts';
import type { Color } from './field.ts';
import {
  announcedRounds,
  type EventWords,
  type FixtureMatch,
  type FixtureRound,
  type Fixtures,
  matchEvent,
  roundEvent,
} from './fixtures.ts';

/** What somebody has to do with a tournament. */
export interface OwnPart {
  readonly account: AccountId;
  /** Of which team he is. */
  readonly team: TeamId | null;
  /** The first round that he, or his team, no longer plays; null while in the tournament. */
  readonly withdrawnFrom: number | null;
  /** He, or his team, has lost a match of a knockout. */
  readonly isEliminated: boolean;
  readonly seats: readonly OwnSeat[];
  /** Rounds without an opponent. */
  readonly freeRounds: readonly number[];
}

export interface OwnSeat {
  readonly round: number;
  readonly board: number;
  readonly color: Color;
  /** As his name may be shown. */
  readonly opponent: string;
}

export interface OwnWords extends EventWords {
  readonly seat: (seat: OwnSeat) => string;
  /** A board with an empty chair opposite. */
  readonly alone: (board: number) => string;
  readonly bye: string;
}

/**
 * The rounds of a tournament that somebody plays: with board, colour and opponent as soon as they are known, and with the
 * match and its place where teams meet. A round that he does not play is none.
 */
export function ownEventsOf(fixtures: Fixtures, part: OwnPart, words: OwnWords): CalendarEvent[] {
  const { withdrawnFrom } = part;
  return announcedRounds(fixtures)
    .filter(({ number }) => withdrawnFrom === null || number < withdrawnFrom)
    .flatMap((round) => eventsIn(fixtures, round, part, words))
    .map((event, index, all) => named(event, all.slice(0, index), part.account));
}

function eventsIn(fixtures: Fixtures, round: FixtureRound, part: OwnPart, words: OwnWords): CalendarEvent[] {
  const { team } = part;
  const whole = roundEvent(fixtures, round, words);
  const seats = part.seats.filter((seat) => seat.round === round.number);
  const isFree = part.freeRounds.includes(round.number) || (team !== null && round.free.includes(team));
  if (isFree) return about(whole, words.bye);
  if (!round.isPaired) return part.isEliminated || whole === null ? [] : [whole];
  const match = round.matches.find(({ white, black }) => white === team || black === team);
  if (match === undefined) return seats.flatMap((seat) => about(whole, words.seat(seat)));
  const event = matchEvent(fixtures, round, match, words);
  if (match.areLineUpsOpen || match.forfeited !== null) return event === null ? [] : [event];
  return boardsIn(match, part, seats, words).flatMap((text) => about(event, text));
}

/** Where somebody sits in a match of teams, in words; nowhere, where others play. */
function boardsIn(
  { walkovers }: FixtureMatch,
  { account }: OwnPart,
  seats: readonly OwnSeat[],
  words: OwnWords,
): string[] {
  const alone = walkovers.filter(({ who }) => who === account).map(({ board }) => words.alone(board));
  return [...seats.map((seat) => words.seat(seat)), ...alone];
}

const about = (event: CalendarEvent | null, text: string): CalendarEvent[] =>
  event === null ? [] : [{ ...event, summary: `${text}: ${event.summary}` }];

/** An event of somebody's own has a name of its own; by hand he may be paired twice in a round. */
function named(event: CalendarEvent, before: readonly CalendarEvent[], account: AccountId): CalendarEvent {
  const again = before.filter(({ uid }) => uid === event.uid).length;
  return { ...event, uid: `${again === 0 ? account : `${account}-${again + 1}`}-${event.uid}` };
}
