/** Monrad and Konrad of players taken literally: every candidate and every pair is tried, in their order. */
import type { Pair, RoundPairing } from '../../../domain/pairing/pairing.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';

interface Card {
  readonly number: number;
  readonly points: number;
  /** Colours of their games, oldest first. */
  readonly colors: string;
  readonly met: readonly { readonly round: number; readonly who: number; readonly color: string }[];
  readonly walkovers: number;
}

const HALVES = { win: 2, draw: 1, loss: 0 } as const;
const BYE_HALVES = { 'pairing-allocated': 2, 'full-point': 2, 'half-point': 1, 'zero-point': 0 } as const;

function halvesOf(result: RoundResult | null): number {
  if (result === null || result.kind === 'pending') return 0;
  return result.kind === 'bye' ? BYE_HALVES[result.bye] : HALVES[result.outcome];
}

function cardOf(number: number, results: readonly (RoundResult | null)[]): Card {
  const met = results.flatMap((result, index) =>
    result?.kind === 'game'
      ? [{ round: index + 1, who: result.opponent, color: result.color === 'white' ? 'W' : 'B' }]
      : [],
  );
  return {
    number,
    points: results.reduce((sum, result) => sum + halvesOf(result), 0),
    colors: met.map(({ color }) => color).join(''),
    met,
    walkovers: results.filter(
      (result) =>
        (result?.kind === 'bye' && BYE_HALVES[result.bye] === 2) ||
        (result?.kind === 'forfeit' && result.outcome === 'win'),
    ).length,
  };
}

const inOrder = (field: Field, present: readonly number[]): Card[] =>
  field.entrants
    .filter(({ number }) => present.includes(number))
    .map(({ number, results }) => cardOf(number, results))
    .sort((one, other) => other.points - one.points || one.number - other.number);

const difference = (colors: string): number => colors.split('W').length - colors.split('B').length;
const isBarred = (colors: string): boolean => /WWW$|BBB$/.test(colors) || Math.abs(difference(colors)) > 2;

type Seats = readonly [white: Card, black: Card];
const keepsBar = ([white, black]: Seats): boolean => !isBarred(`${white.colors}W`) && !isBarred(`${black.colors}B`);

type Rule = (one: Card, other: Card) => boolean;

/** The first of the order meets the next one, then the one after, as long as the rest can be paired. */
function firstPairing(order: readonly Card[], rule: Rule): [Card, Card][] | null {
  const [first, ...others] = order;
  if (first === undefined) return [];
  for (const opponent of others) {
    if (!rule(first, opponent)) continue;
    const rest = firstPairing(
      others.filter((one) => one !== opponent),
      rule,
    );
    if (rest !== null) return [[first, opponent], ...rest];
  }
  return null;
}

/** The first candidate that leaves the others a pairing; null if there is none. */
function walkoverOf(order: readonly Card[], candidates: readonly Card[], rule: Rule): readonly Card[] | null {
  if (order.length % 2 === 0) return [];
  const found = candidates.find(
    (out) =>
      firstPairing(
        order.filter((one) => one !== out),
        rule,
      ) !== null,
  );
  return found === undefined ? null : [found];
}

const lowestFirst = (one: Card, other: Card): number => one.points - other.points || other.number - one.number;

/** The lower difference, else Black last, else the number; the other way round if only that keeps the bar. */
function seatsOf(one: Card, other: Card, round: number): Seats {
  const claim = (card: Card) => [difference(card.colors), card.colors.endsWith('B') ? 0 : 1] as const;
  const [[difference1, last1], [difference2, last2]] = [claim(one), claim(other)];
  const byNumber = one.number > other.number === (round % 2 === 1) ? -1 : 1;
  const isFirst = (difference1 - difference2 || last1 - last2 || byNumber) < 0;
  const wanted: Seats = isFirst ? [one, other] : [other, one];
  const switched: Seats = [wanted[1], wanted[0]];
  return !keepsBar(wanted) && keepsBar(switched) ? switched : wanted;
}

const pairOf = ([white, black]: Seats): Pair => ({ white: white.number, black: black.number });

const haveMet: Rule = (one, other) => one.met.some(({ who }) => who === other.number);

export interface Evening {
  readonly field: Field;
  readonly round: number;
  readonly present: readonly number[];
}

/** Null if there is no pairing; `step` 2 is without the bar on colours. */
export function literalMonrad({ field, round, present }: Evening): (RoundPairing & { readonly step: number }) | null {
  const order = inOrder(field, present);
  const fresh: Rule = (one, other) => !haveMet(one, other);
  const canKeepBar: Rule = (one, other) => keepsBar([one, other]) || keepsBar([other, one]);
  const out = walkoverOf(order, order.filter(({ walkovers }) => walkovers === 0).sort(lowestFirst), fresh);
  if (out === null) return null;
  const seated = order.filter((one) => !out.includes(one));
  const steps: Rule[] = [(one, other) => fresh(one, other) && canKeepBar(one, other), fresh];
  for (const [index, rule] of steps.entries()) {
    const pairs = firstPairing(seated, rule);
    if (pairs === null) continue;
    const seats = pairs.map(([one, other]) => pairOf(seatsOf(one, other, round)));
    return { pairs: seats, byes: out.map(({ number }) => number), step: index + 1 };
  }
  return null;
}

/** `step` is 1 with the bar, 2 without, 3 without the distance and new opponents, 4 with anybody. */
export function literalKonrad(
  { field, round, present }: Evening,
  maxMeetings: number,
): (RoundPairing & { readonly step: number }) | null {
  const order = inOrder(field, present);
  const meetingsOf = (one: Card, other: Card) => one.met.filter(({ who }) => who === other.number);
  const isDone = (one: Card) =>
    order.every((other) => other === one || other.points !== one.points || haveMet(one, other));
  const mayMeet: Rule = (one, other) => {
    const met = meetingsOf(one, other);
    if (met.length === 0) return true;
    const isLongAgo = met.every((game) => round - game.round >= 3);
    return met.length < maxMeetings && isLongAgo && isDone(one) && isDone(other);
  };
  const seat = (one: Card, other: Card): Seats => {
    const last = meetingsOf(one, other).at(-1);
    if (last === undefined) return seatsOf(one, other, round);
    return last.color === 'B' ? [one, other] : [other, one];
  };
  const withBar: Rule = (one, other) => mayMeet(one, other) && keepsBar(seat(one, other));
  const belowMost: Rule = (one, other) => meetingsOf(one, other).length < maxMeetings;
  const wish = [...order].sort((one, other) => one.walkovers - other.walkovers || lowestFirst(one, other));
  for (const [index, rule] of [mayMeet, belowMost, () => true].entries()) {
    const out = walkoverOf(order, wish, rule);
    if (out === null) continue;
    const seated = order.filter((one) => !out.includes(one));
    const strict = index === 0 ? firstPairing(seated, withBar) : null;
    const pairs = strict ?? firstPairing(seated, rule);
    if (pairs === null) continue;
    const seats = pairs.map(([one, other]) => pairOf(seat(one, other)));
    return { pairs: seats, byes: out.map(({ number }) => number), step: strict === null ? index + 2 : 1 };
  }
  return null;
}
