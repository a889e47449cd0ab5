import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../domain/kernel/chance.ts';
import { pairChallenges } from '../../../domain/pairing/challenges.ts';
import { pairKonrad } from '../../../domain/pairing/konrad.ts';
import { pairMonrad } from '../../../domain/pairing/monrad.ts';
import type { Pair } from '../../../domain/pairing/pairing.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { chanceFrom } from '../../support/chance.ts';
import { newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { playRound } from '../../support/domain/random-field.ts';
import { everyChoice, everyPairing } from '../support/every-pairing.ts';

/** What a rule reads of a player, in letters: the colours of their games, oldest first. */
interface Card {
  readonly number: number;
  readonly points: number;
  readonly colors: string;
  readonly met: readonly number[];
  readonly byes: number;
  /** Zero-point byes in a row, up to now. */
  readonly waits: number;
}

const HALF_POINTS = { win: 2, draw: 1, loss: 0 } as const;
const BYE_HALF_POINTS = { 'pairing-allocated': 2, 'full-point': 2, 'half-point': 1, 'zero-point': 0 } as const;

function cardOf(number: number, results: readonly (RoundResult | null)[]): Card {
  const games = results.flatMap((result) => (result?.kind === 'game' ? [result] : []));
  const forfeits = results.filter((result) => result?.kind === 'forfeit' && result.outcome === 'win').length;
  const byes = results.flatMap((result) => (result?.kind === 'bye' ? [result.bye] : []));
  const byeInRound = results.map((result) => (result?.kind === 'bye' ? result.bye : null));
  const lastOther = byeInRound.map((bye) => bye === 'zero-point').lastIndexOf(false);
  return {
    number,
    points:
      games.reduce((sum, { outcome }) => sum + HALF_POINTS[outcome], 2 * forfeits) +
      byes.reduce((sum, bye) => sum + BYE_HALF_POINTS[bye], 0),
    colors: games.map(({ color }) => (color === 'white' ? 'W' : 'B')).join(''),
    met: games.map(({ opponent }) => opponent),
    byes: byes.filter((bye) => bye === 'pairing-allocated').length,
    waits: byeInRound.length - 1 - lastOther,
  };
}

const breaksTheBar = (colors: string): boolean =>
  /WWW$|BBB$/.test(colors) || Math.abs(colors.split('W').length - colors.split('B').length) > 2;

const seatings = (one: Card, other: Card): readonly (readonly [Card, Card])[] => [
  [one, other],
  [other, one],
];

const isBarred = ([white, black]: readonly [Card, Card]): boolean =>
  breaksTheBar(`${white.colors}W`) || breaksTheBar(`${black.colors}B`);

/** Whether Black's claim to White is the better one: fewer Whites, then Black last, then the number. */
function shouldSwap([white, black]: readonly [Card, Card], round: number): boolean {
  const whites = ({ colors }: Card) => colors.split('W').length;
  const hadBlack = ({ colors }: Card) => colors.endsWith('B');
  if (whites(white) !== whites(black)) return whites(black) < whites(white);
  if (hadBlack(white) !== hadBlack(black)) return hadBlack(black);
  return round % 2 === 1 ? black.number > white.number : black.number < white.number;
}

/** One of the two keeps to the bar, or both are as good or bad: then the claims decide. */
function seat(one: Card, other: Card, round: number): Pair {
  const kept = seatings(one, other).filter((seating) => !isBarred(seating));
  const [first, ...rest] = kept.length === 1 ? kept : seatings(one, other);
  const [white, black] = first !== undefined && (rest.length === 0 || !shouldSwap(first, round)) ? first : [other, one];
  return { white: white.number, black: black.number };
}

const canKeepToTheBar = (one: Card, other: Card): boolean => seatings(one, other).some((seating) => !isBarred(seating));

type Rule = (one: Card, other: Card) => boolean;

/** The pairing of all in which the first of the order meets the next one, then the next, by trying every one. */
function firstPairing(order: readonly Card[], rule: Rule): readonly (readonly [Card, Card])[] | null {
  const all = everyPairing(order.map((_, place) => place)).map((pairs) =>
    pairs.flatMap(([a, b]) => {
      const [one, other] = [order[a], order[b]];
      return one !== undefined && other !== undefined ? [[one, other] as const] : [];
    }),
  );
  // They come in that order.
  return all.find((pairs) => pairs.every(([one, other]) => rule(one, other))) ?? null;
}

/** A tournament of a few rounds in which anybody has met anybody, and some were away or waited. */
function played(chance: Chance, size: number, rounds: number): Field {
  let field = newField(size, 9);
  for (let round = 1; round <= rounds; round += 1) {
    const order = field.entrants.map(({ number }) => number).sort(() => chance(3) - 1);
    const pairs = Array.from({ length: Math.floor(size / 2) }, (_, place) => ({
      white: order[2 * place] ?? 0,
      black: order[2 * place + 1] ?? 0,
    }));
    const byes = order.slice(2 * pairs.length);
    field = playRound(field, { pairs: pairs.slice(chance(2)), byes }, chance);
    if (chance(3) > 0) continue;
    const waiting = chance(size) + 1;
    field = {
      ...field,
      entrants: field.entrants.map((one) =>
        one.number === waiting && (one.results.at(-1) ?? null) === null
          ? { ...one, results: [...one.results.slice(0, -1), { kind: 'bye', bye: 'zero-point' }] }
          : one,
      ),
    };
  }
  return field;
}

const anyRound = fc
  .record({ seed: fc.nat(), size: fc.integer({ min: 2, max: 7 }), rounds: fc.integer({ min: 0, max: 4 }) })
  .map(({ seed, size, rounds }) => {
    const chance = chanceFrom(seed);
    const field = played(chance, size, rounds);
    const cards = field.entrants.map(({ number, results }) => cardOf(number, results));
    return { field, cards, round: rounds + 1, chance };
  });

const haveMet: Rule = (one, other) => one.met.includes(other.number);

describe('Monrad, compared with its rules taken literally', () => {
  it('[MONRAD-1] [MONRAD-2] [MONRAD-3] [MONRAD-4] Monrad pairs as its rules say literally', () => {
    fc.assert(
      fc.property(anyRound, ({ field, cards, round }) => {
        const answer = pairMonrad({ ...pairingInput(field, { round }), gamePoints: new Map() });
        const order = [...cards].sort((one, other) => other.points - one.points || one.number - other.number);
        const walkovers = [...order]
          .filter(({ byes }) => byes === 0)
          .sort((one, other) => one.points - other.points || other.number - one.number);
        const fresh: Rule = (one, other) => !haveMet(one, other);
        const out = order.length % 2 === 0 ? [] : [walkovers.find((one) => firstPairing(without(order, one), fresh))];
        const seated = order.filter((one) => !out.includes(one));
        const pairs =
          firstPairing(seated, (one, other) => fresh(one, other) && canKeepToTheBar(one, other)) ??
          firstPairing(seated, fresh);
        if (pairs === null || seated.length % 2 === 1 || seated.length === 0) {
          expect(answer).toMatchObject({ ok: false, key: 'noLegalPairing' });
          return;
        }
        expect(answer).toEqual({
          ok: true,
          value: {
            pairs: pairs.map(([one, other]) => seat(one, other, round)),
            byes: out.flatMap((one) => one?.number ?? []),
          },
        });
      }),
      { numRuns: 400 },
    );
  });
});

const without = (order: readonly Card[], who: Card): readonly Card[] => order.filter((one) => one !== who);

/** The first choice of those who sit out, as few as can be, that leaves the others a pairing. */
function firstByes(order: readonly Card[], wish: readonly Card[], rule: Rule): readonly Card[] {
  for (let count = 0; count <= order.length; count += 1) {
    const found = everyChoice(wish, count).find(
      (some) =>
        firstPairing(
          order.filter((one) => !some.includes(one)),
          rule,
        ) !== null,
    );
    if (found !== undefined) return found;
  }
  return order;
}

/** Team 1, 2 and 3 in turn, as the letters say. */
const anyTeams = fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 7, maxLength: 7 });

const groupsOf = (teams: readonly string[], size: number): number[][] =>
  ['A', 'B', 'C'].map((team) => Array.from({ length: size }, (_, i) => i + 1).filter((n) => teams[n - 1] === team));

describe('school chess, compared with its rules taken literally', () => {
  it('[SCHOOL-1] [SCHOOL-2] school chess gives up colours, new opponents, then games, and never the class rule', () => {
    fc.assert(
      fc.property(anyRound, anyTeams, ({ field, cards, round }, teams) => {
        const answer = pairChallenges(pairingInput(field, { round, forbidden: groupsOf(teams, cards.length) }));
        const order = [...cards].sort((one, other) => other.points - one.points || one.number - other.number);
        const otherClass: Rule = (one, other) => teams[one.number - 1] !== teams[other.number - 1];
        const fresh: Rule = (one, other) => otherClass(one, other) && !haveMet(one, other);
        const wish = [...order].reverse().sort((one, other) => one.byes - other.byes);
        const out = firstByes(order, wish, otherClass);
        const seated = order.filter((one) => !out.includes(one));
        if (!answer.ok) {
          expect([answer.key, seated]).toEqual(['noLegalPairing', []]);
          return;
        }
        expect(answer.value.byes).toEqual(out.map(({ number }) => number));
        const pairs =
          firstPairing(seated, (one, other) => fresh(one, other) && canKeepToTheBar(one, other)) ??
          firstPairing(seated, fresh);
        // Where somebody meets an old opponent, who is given a new one is settled from the top.
        expect(answer.value.pairs).toHaveLength(seated.length / 2);
        if (pairs !== null) expect(answer.value.pairs).toEqual(pairs.map(([one, other]) => seat(one, other, round)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('team Konrad, compared with its rules taken literally', () => {
  it('[KONRAD-1] [KONRAD-2] [KONRAD-3] team Konrad pairs as many as its rules allow, and the others wait in turn', () => {
    fc.assert(
      fc.property(anyRound, anyTeams, ({ field, cards, round }, teams) => {
        const { pairs, byes, waiting } = pairKonrad(
          pairingInput(field, { round, forbidden: groupsOf(teams, cards.length) }),
        ).value;
        const perGame = ({ points, met }: Card) => points / Math.max(1, met.length);
        const order = [...cards].sort(
          (one, other) => perGame(other) - perGame(one) || other.points - one.points || one.number - other.number,
        );
        const otherTeam: Rule = (one, other) => teams[one.number - 1] !== teams[other.number - 1];
        const isNew: Rule = (one, other) => otherTeam(one, other) && !haveMet(one, other);
        const isDone = (one: Card) =>
          order.every((other) => other === one || other.points !== one.points || !isNew(one, other));
        const again: Rule = (one, other) =>
          otherTeam(one, other) &&
          one.met.filter((number) => number === other.number).length < 2 &&
          isDone(one) &&
          isDone(other);
        const mayMeet: Rule = (one, other) => isNew(one, other) || again(one, other);
        const wish = [...order].reverse().sort((one, other) => one.waits - other.waits || one.byes - other.byes);
        const out = firstByes(order, wish, mayMeet);
        const seated = order.filter((one) => !out.includes(one));
        const earned = out.filter((one) => one.waits >= 2 && one.byes === 0);
        expect(byes).toEqual(earned.map(({ number }) => number));
        expect(waiting).toEqual(out.filter((one) => !earned.includes(one)).map(({ number }) => number));
        const found =
          firstPairing(seated, (one, other) => mayMeet(one, other) && canKeepToTheBar(one, other)) ??
          firstPairing(seated, mayMeet) ??
          [];
        const keyOf = ({ white, black }: Pair) => [white, black].sort((one, other) => one - other).join('-');
        expect(pairs.map(keyOf)).toEqual(
          found.map(([one, other]) => keyOf({ white: one.number, black: other.number })),
        );
        for (const pair of pairs) {
          const [white, black] = [pair.white, pair.black].map((number) => cards.find((one) => one.number === number));
          if (white === undefined || black === undefined) throw new Error('nobody');
          const last = white.met.lastIndexOf(black.number);
          // Who meets again has the other colour; a first game is seated as in Monrad.
          if (last === -1) expect(pair).toEqual(seat(white, black, round));
          else expect(white.colors[last]).toBe('B');
        }
      }),
      { numRuns: 300 },
    );
  });
});
