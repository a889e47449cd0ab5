/** Presence in a round, shared by the server's guards and the organiser's page. */
import type { Format } from '../value/formats.ts';

export interface Entrant<Id> {
  readonly id: Id;
  /** First round without this entrant; null while in the tournament. */
  readonly withdrawnFrom: number | null;
  readonly eliminated: boolean;
  /** Set where team members are paired individually and never meet each other. */
  readonly team?: string;
}

export interface Seats<Id> {
  readonly round: number;
  readonly white: Id;
  readonly black: Id | null;
}

/** In the tournament and not withdrawn before the round. */
export const isPresent = ({ withdrawnFrom, eliminated }: Omit<Entrant<unknown>, 'id'>, round: number): boolean =>
  !eliminated && (withdrawnFrom === null || withdrawnFrom > round);

/** False for manual pairing and for formats that skip players in running games. */
export const pairsEverybody = ({ roundMaking, waitsForResults }: Format): boolean =>
  roundMaking !== 'byHand' && waitsForResults;

/** Present entrants without a game or bye (allocated or requested), in entrant order. */
export function unpairedIn<Id>(
  round: number,
  entrants: readonly Entrant<Id>[],
  pairings: readonly Seats<Id>[],
): readonly Id[] {
  return withoutSeat(round, entrants, seatedIn(pairings.filter((seats) => seats.round === round)));
}

export const withoutSeat = <Id>(
  round: number,
  entrants: readonly Entrant<Id>[],
  seated: ReadonlySet<Id>,
): readonly Id[] =>
  entrants.filter((entrant) => isPresent(entrant, round) && !seated.has(entrant.id)).map(({ id }) => id);

export const seatedIn = <Id>(pairings: readonly Omit<Seats<Id>, 'round'>[]): ReadonlySet<Id> =>
  new Set(pairings.flatMap(sidesOf));

export const sidesOf = <Id>({ white, black }: Omit<Seats<Id>, 'round'>): readonly Id[] =>
  black === null ? [white] : [white, black];

export const hasSeat = <Id>(seats: Omit<Seats<Id>, 'round'>, id: Id): boolean =>
  seats.white === id || seats.black === id;
