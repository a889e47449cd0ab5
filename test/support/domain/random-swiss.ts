import type fc from 'fast-check';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { type PairingInput, type RoundPairing, USUAL_MEETINGS } from '../../../domain/pairing/pairing.ts';
import { type Entrant, opposite, type RoundResult } from '../../../domain/tournament/value/field.ts';
import { allocateColors } from '../../domain/support/swiss-oracle/colors.ts';
import { pairByTheBook } from '../../domain/support/swiss-oracle/oracle.ts';
import type { Player } from '../../domain/support/swiss-oracle/player.ts';
import { completion, roundOf } from '../../domain/support/swiss-oracle/round.ts';
import { firstOf, nth } from '../lists.ts';
import { type Ending, type Plan, type RoundPlan, swissPlans } from './swiss-plan.ts';

/**
 * Whole small Swiss tournaments, up to the moment before a round is paired. A plan holds all the chance there is, so
 * that a failing tournament shrinks: fewer players, fewer rounds, fewer oddities, lots in the order of the list.
 */
export const swissInputs = (): fc.Arbitrary<PairingInput> => swissPlans.map(inputAfter);

type Results = readonly (RoundResult | null)[];

/** Plays the planned rounds, or as many of them as can be paired. */
function inputAfter(plan: Plan): PairingInput {
  let histories: Results[] = Array.from({ length: plan.size }, () => []);
  let input = inputOf(plan, histories, 1);
  for (let round = 1; round <= plan.played; round++) {
    const pairing = pairingOf(input, nth(plan.history, round - 1));
    if (pairing === null) return input;
    histories = withRound(histories, pairing, plan, round);
    const next = inputOf(plan, histories, round + 1);
    if (!plan.endsStuck && roundOf(next) === null) return input;
    input = next;
  }
  return input;
}

function withRound(histories: readonly Results[], pairing: RoundPairing, plan: Plan, round: number): Results[] {
  const results = resultsOf(pairing, plan, round);
  const numbers = numbersOf(plan);
  return histories.map((history, index) => [
    ...history,
    results.get(nth(numbers, index)) ?? awayResult(plan, index, round),
  ]);
}

function inputOf(plan: Plan, histories: readonly Results[], round: number): PairingInput {
  const numbers = numbersOf(plan);
  const players = plan.players.slice(0, plan.size);
  const entrants = numbers.map((number, index): Entrant => {
    const requested = awayResult(plan, index, round);
    const history = nth(histories, index);
    const results = isPresent(plan, index, round) ? history : [...history, requested];
    return { number, rating: nth(players, index).rating, results };
  });
  const rounds = plan.played + 1 + plan.roundsAfter;
  return {
    field: { rounds, points: plan.points, entrants: inOrderOf(entrants, (_, index) => nth(players, index).listed) },
    round,
    present: numbers.filter((_, index) => isPresent(plan, index, round)),
    initialColor: plan.blackBegins ? 'black' : 'white',
    forbidden: plan.forbidden.map((group) => group.flatMap((index) => numbers[index] ?? [])),
    virtualPoints: virtualPointsOf(plan, rounds),
    reverseLastRounds: true,
    ...USUAL_MEETINGS,
  };
}

function numbersOf({ players, size }: Plan): number[] {
  return players.slice(0, size).map((_, index) => players.slice(0, index + 1).reduce((sum, { gap }) => sum + gap, 0));
}

/** The first two players are always there, so that there is a round to pair. */
function isPresent(plan: Plan, index: number, round: number): boolean {
  const { firstRound, lastRound, requests } = nth(plan.players, index);
  if (index < 2) return true;
  if (!plan.without.lateEntries && round < firstRound) return false;
  if (!plan.without.withdrawals && round > lastRound) return false;
  return plan.without.requests || requests[round - 1] === null;
}

/** What a round is to somebody who is not in the draw. */
function awayResult(plan: Plan, index: number, round: number): RoundResult | null {
  const request = nth(plan.players, index).requests[round - 1];
  return request === 'absent' ? null : { kind: 'bye', bye: request ?? 'zero-point' };
}

function inOrderOf<Item>(items: readonly Item[], key: (item: Item, index: number) => number): Item[] {
  return items
    .map((item, index) => ({ item, key: key(item, index) }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/** C.04.7 art. 1 (Baku), or any points that somebody might think of. */
function virtualPointsOf(plan: Plan, rounds: number): PairingInput['virtualPoints'] {
  const numbers = numbersOf(plan);
  if (plan.acceleration === 'none') return new Map();
  if (plan.acceleration === 'any') {
    return new Map(numbers.map((number, index) => [number, nth(plan.players, index).virtualPoints.map(halfPoints)]));
  }
  const accelerated = Math.ceil(rounds / 2);
  const full = Math.ceil(accelerated / 2);
  const values = [
    ...Array.from({ length: full }, () => plan.points.win),
    ...Array.from({ length: accelerated - full }, () => plan.points.draw),
  ];
  return new Map(numbers.slice(0, 2 * Math.ceil(plan.size / 4)).map((number) => [number, values]));
}

function pairingOf(input: PairingInput, plan: RoundPlan): RoundPairing | null {
  if (!plan.pairedByTheBook) return pairByLot(input, plan.lots);
  const pairing = pairByTheBook(input);
  return pairing.ok ? pairing.value : null;
}

/** Any legal pairing: whoever has the smallest lot gets the first opponent with whom the rest can still be paired. */
function pairByLot(input: PairingInput, lots: readonly number[]): RoundPairing | null {
  const round = roundOf(input);
  if (round === null) return null;
  const canBePaired = completion(round.mayMeet, null);
  let left: Player[] = inOrderOf(round.players, (_, index) => nth(lots, index));
  const minus = (...gone: Player[]): Player[] => left.filter((player) => !gone.includes(player));
  const bye = left.length % 2 === 0 ? [] : left.filter((player) => player.mayHaveBye && canBePaired(minus(player)));
  left = minus(...bye.slice(0, 1));
  const pairs: RoundPairing['pairs'][number][] = [];
  while (left.length > 0) {
    const player = firstOf(left);
    const opponent = left.slice(1).find((other) => round.mayMeet(player, other) && canBePaired(minus(player, other)));
    if (opponent === undefined) throw new Error('players who can be paired have no pairing');
    const { white, black } = allocateColors(player, opponent, input.initialColor);
    pairs.push({ white: white.tpn, black: black.tpn });
    left = minus(player, opponent);
  }
  return { pairs, byes: bye.slice(0, 1).map(({ tpn }) => tpn) };
}

function resultsOf({ pairs, byes }: RoundPairing, plan: Plan, round: number): Map<number, RoundResult> {
  const { endings, turned } = nth(plan.history, round - 1);
  const results = new Map<number, RoundResult>();
  for (const number of byes) results.set(number, { kind: 'bye', bye: 'pairing-allocated' });
  pairs.forEach((pair, board) => {
    const ending = nth(endings, board);
    const isTurned = nth(turned, board) && !plan.without.turnedColors;
    const white = isTurned ? pair.black : pair.white;
    const black = isTurned ? pair.white : pair.black;
    results.set(white, gameResult(black, 'white', ending, plan));
    results.set(black, gameResult(white, 'black', ending, plan));
  });
  return results;
}

function gameResult(opponent: number, color: 'white' | 'black', ending: Ending, plan: Plan): RoundResult {
  switch (ending) {
    case 'white':
    case 'black':
      if (plan.without.decisions) return { kind: 'game', opponent, color, outcome: 'draw' };
      return { kind: 'game', opponent, color, outcome: ending === color ? 'win' : 'loss' };
    case 'draw':
      return { kind: 'game', opponent, color, outcome: 'draw' };
    case 'both-lose':
      return { kind: 'game', opponent, color, outcome: 'loss' };
  }
  if (plan.without.forfeits) return { kind: 'game', opponent, color, outcome: 'draw' };
  const wins = ending === `${opposite(color)}-forfeits`;
  return { kind: 'forfeit', opponent, color, outcome: wins ? 'win' : 'loss' };
}
