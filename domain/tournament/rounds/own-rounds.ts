/** A participant's rounds as calendar events. */

import type { AccountId, TeamId } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/time.ts';
import type { CalendarEvent } from '../../lib/icalendar.ts';
import type { Color } from '../value/field.ts';
import {
  announcedRounds,
  type EventWords,
  type FixtureMatch,
  type FixtureRound,
  type Fixtures,
  matchEvent,
  roundEvent,
} from './fixtures.ts';

export interface OwnPart {
  readonly account: AccountId;
  readonly team: TeamId | null;
  /** First round that the player, or their team, no longer plays; null while in the tournament. */
  readonly withdrawnFrom: number | null;
  /** The player, or their team, is out of a knockout. */
  readonly isEliminated: boolean;
  readonly seats: readonly OwnSeat[];
  readonly freeRounds: readonly number[];
}

export interface OwnSeat {
  readonly round: number;
  readonly board: number;
  readonly color: Color;
  readonly opponent: string;
  /** The date of a postponed or adjourned game, null while it has none; absent for a game with its round. */
  readonly postponedTo?: Millis | null;
}

export interface OwnWords extends EventWords {
  readonly seat: (seat: OwnSeat) => string;
  readonly alone: (board: number) => string;
  readonly bye: string;
}

/** Includes board, colour and opponent once known; rounds that the player does not play are left out. */
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
  if (match === undefined)
    return seats.flatMap((seat) => {
      const { postponedTo: startAt } = seat;
      const event = startAt === undefined ? whole : roundEvent(fixtures, { ...round, startAt }, words);
      return about(event, words.seat(seat));
    });
  const event = matchEvent(fixtures, round, match, words);
  if (match.areLineUpsOpen || match.forfeited !== null) return event === null ? [] : [event];
  return boardsIn(match, part, seats, words).flatMap((text) => about(event, text));
}

/** The player's boards in a team match as text; empty if they do not play. */
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

/** Personal events need their own ids; with manual pairing a player may have two games in a round. */
function named(event: CalendarEvent, before: readonly CalendarEvent[], account: AccountId): CalendarEvent {
  const again = before.filter(({ uid }) => uid === event.uid).length;
  return { ...event, uid: `${again === 0 ? account : `${account}-${again + 1}`}-${event.uid}` };
}
