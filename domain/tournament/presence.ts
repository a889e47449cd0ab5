/**
 * Who is there in a round, and who of them still has nothing to do in it. The server's guards and the organiser's desk
 * both ask here.
 */
import type { Kind } from './kinds.ts';

/** Somebody who takes part, player or team. */
export interface Entrant<Id> {
  readonly id: Id;
  /** The first round that is no longer played; null while in the tournament. */
  readonly withdrawnFrom: number | null;
  readonly eliminated: boolean;
  /** Where players of teams are paired: those of one team never meet. */
  readonly team?: string;
}

/** A game of a round, or a bye: then there is no Black. */
export interface Seats<Id> {
  readonly round: number;
  readonly white: Id;
  readonly black: Id | null;
}

/** Whether somebody is to be paired in this round: in the tournament, and not withdrawn by then. */
export const isPresent = ({ withdrawnFrom, eliminated }: Omit<Entrant<unknown>, 'id'>, round: number): boolean =>
  !eliminated && (withdrawnFrom === null || withdrawnFrom > round);

/**
 * Whether a round of this format has a game or a bye for everybody who is present. Where the arbiter pairs by hand, and
 * where who still plays is left alone, somebody may have neither.
 */
export const pairsEverybody = ({ roundMaking, waitsForResults }: Kind): boolean =>
  roundMaking !== 'byHand' && waitsForResults;

/** Who is present in the round and has neither a game in it nor a bye, allotted or booked; in the order of the entrants. */
export function unpairedIn<Id>(
  round: number,
  entrants: readonly Entrant<Id>[],
  pairings: readonly Seats<Id>[],
): readonly Id[] {
  return withoutSeat(round, entrants, seatedIn(pairings.filter((seats) => seats.round === round)));
}

/** Who is present in the round and not among those who are seated in it. */
export const withoutSeat = <Id>(
  round: number,
  entrants: readonly Entrant<Id>[],
  seated: ReadonlySet<Id>,
): readonly Id[] =>
  entrants.filter((entrant) => isPresent(entrant, round) && !seated.has(entrant.id)).map(({ id }) => id);

/** Everybody who has a game or a bye. */
export const seatedIn = <Id>(pairings: readonly Omit<Seats<Id>, 'round'>[]): ReadonlySet<Id> =>
  new Set(pairings.flatMap(sidesOf));

/** The two of a game, or the one who has a bye. */
export const sidesOf = <Id>({ white, black }: Omit<Seats<Id>, 'round'>): readonly Id[] =>
  black === null ? [white] : [white, black];

export const hasSeat = <Id>(seats: Omit<Seats<Id>, 'round'>, id: Id): boolean =>
  seats.white === id || seats.black === id;
