import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../domain/kernel/chance.ts';
import { pairIndividualKonrad } from '../../../domain/pairing/individual-konrad.ts';
import { pairIndividualMonrad } from '../../../domain/pairing/monrad.ts';
import type { PairingInput, RoundPairing } from '../../../domain/pairing/pairing.ts';
import { type Field, type RoundResult, resultPoints } from '../../../domain/tournament/value/field.ts';
import { chanceFrom } from '../../support/chance.ts';
import { afterRound, newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { playRound, somePresent } from '../../support/domain/random-field.ts';
import { literalKonrad, literalMonrad } from '../support/club-evening-oracle.ts';
import { played, roundsOf } from '../support/evening-lines.ts';

type Changes = Partial<Pick<PairingInput, 'present' | 'firstRound' | 'maxMeetings' | 'forbidden'>>;

const monrad = (field: Field, round: number, changes: Changes = {}) =>
  pairIndividualMonrad({ ...pairingInput(field, { round, ...changes }), gamePoints: new Map() });

const konrad = (field: Field, round: number, changes: Changes = {}) =>
  pairIndividualKonrad(pairingInput(field, { round, ...changes }));

const numbersOf = (field: Field): number[] => field.entrants.map(({ number }) => number);

const pointsOf = (field: Field): string =>
  field.entrants
    .map(({ number, results }) => {
      const halves = results.reduce((sum, result) => sum + resultPoints(result, field.points), 0);
      return `${number}=${halves / 2}`;
    })
    .join(' ');

const MONRAD_LINES = [
  [
    '8 players, 5 rounds',
    8,
    '2-1:0 4-3:1 6-5:= 8-7:1 / 1-4:1 5-8:= 2-6:0 3-7:1 / 6-1:1 8-3:0 4-5:= 7-2:1 / 3-6:= 1-5:1 7-4:0 2-8:1 / 3-1:1 8-6:1 4-2:1 5-7:=',
    '1=3 2=1 3=3.5 4=3.5 5=2 6=3 7=1.5 8=2.5',
  ],
  [
    '9 players, 5 rounds',
    9,
    '2-1:1 4-3:0 6-5:= 8-7:1 U9 / 3-2:0 9-8:= 1-5:1 4-6:0 U7 / 6-2:1 8-1:0 3-9:= 5-7:1 U4 / 1-6:= 2-9:1 5-3:0 7-4:1 U8 / 2-8:1 6-3:1 7-1:1 9-4:= U5',
    '1=2.5 2=4 3=2.5 4=1.5 5=2.5 6=4 7=3 8=2.5 9=2.5',
  ],
  [
    'the bar on colours decides',
    8,
    '2-1:0 4-3:0 6-5:0 8-7:= / 1-3:1 5-7:1 2-8:= 4-6:= / 5-1:= 3-8:= 6-2:= 7-4:1',
    '1=2.5 2=1 3=1.5 4=0.5 5=2.5 6=1 7=1.5 8=1.5',
  ],
  [
    'the bar on colours is dropped',
    6,
    '2-1:= 4-3:= 6-5:0 / 1-5:= 3-2:= 4-6:= / 5-2:1 1-4:1 6-3:0 / 3-5:0 6-1:0 2-4:1 / 5-4:= 1-3:0 2-6:1 T2',
    '1=3 2=3 3=3 4=1.5 5=4 6=0.5',
  ],
  [
    'no pairing is left',
    6,
    '2-1:0 4-3:= 6-5:0 / 1-5:0 3-2:= 4-6:= / 5-3:0 1-4:1 6-2:1 / none',
    '1=2 2=0.5 3=2 4=1 5=2 6=1.5',
  ],
] as const;

const KONRAD_LINES = [
  [
    '8 players who come and go',
    8,
    '2-1:1 4-3:0 6-5:= 8-7:1 / 3-2:1 1-6:= 7-4:1 H5,8 / 3-8:= 5-1:1 6-7:0 U4 H2 / 8-5:1 2-6:0 U1 H3,4,7 / 7-3:1 6-8:= 5-2:0 1-4:1 / 1-7:= 2-3:1 4-5:0 H6,8',
    '1=3 2=3.5 3=3 4=1.5 5=3 6=3 7=4 8=4',
  ],
  [
    '9 players',
    9,
    '2-1:1 4-3:0 6-5:1 8-7:= H9 / 3-2:1 7-9:= 1-4:1 U5 H6,8 / 3-6:= 5-1:1 4-7:0 9-8:1 H2 / 5-3:1 2-6:= 1-8:0 H4,7,9 / 7-5:0 3-9:1 6-1:= 8-2:1 U4',
    '1=1.5 2=2 3=3.5 4=1.5 5=4 6=3 7=2.5 8=3 9=2.5',
  ],
  [
    'four players every week',
    4,
    '2-1:1 4-3:= / 3-2:1 1-4:1 / 3-1:0 4-2:= / 1-2:1 3-4:0 T2 / 4-1:= 2-3:1 / 1-3:1 2-4:1 / 2-1:1 4-3:1 T4',
    '1=4.5 2=4.5 3=1.5 4=3.5',
  ],
] as const;

describe('Monrad of players', () => {
  it.each(MONRAD_LINES)(
    '[IM-3] [IM-5] [IM-6] [IM-7] [IM-8] [IM-9] [IM-11] Monrad pairs the known tournament: %s',
    (_, size, line, points) => {
      let field = newField(size, 9);
      for (const round of roundsOf(line)) {
        const answer = monrad(field, round.number);
        if (!round.isPaired) {
          expect(answer).toEqual({ ok: false, key: 'noLegalPairing' });
          continue;
        }
        const { pairs, byes, step } = round;
        expect(answer, `round ${round.number}`).toEqual({ ok: true, value: { pairs, byes } });
        expect(literalMonrad({ field, round: round.number, present: numbersOf(field) })?.step).toBe(step);
        field = played(field, round);
      }
      expect(pointsOf(field)).toBe(points);
    },
  );

  it('[IM-2] the first round is of neighbours, or of the upper half against the lower half', () => {
    const pairsOf = (size: number, firstRound: PairingInput['firstRound']) => {
      const answer = monrad(newField(size, 5), 1, { firstRound });
      return answer.ok
        ? [...answer.value.pairs.map(({ white, black }) => `${white}-${black}`), ...answer.value.byes]
        : [];
    };
    expect(pairsOf(6, 'neighbours')).toEqual(['2-1', '4-3', '6-5']);
    expect(pairsOf(6, 'halves')).toEqual(['4-1', '5-2', '6-3']);
    expect(pairsOf(7, 'halves')).toEqual(['4-1', '5-2', '6-3', 7]);
  });

  it('[IM-2] later rounds are by points, whatever the first round was', () => {
    const [round] = roundsOf('4-1:0 5-2:0 6-3:=');
    if (round === undefined) throw new Error('no round');
    const field = played(newField(6, 5), round);
    expect(monrad(field, 2, { firstRound: 'halves' })).toEqual(monrad(field, 2));
  });

  it('[IM-4] two who have a forfeit between them may still meet, and it gave neither a colour', () => {
    const forfeit = (opponent: number, color: 'white' | 'black'): RoundResult => ({
      kind: 'forfeit',
      opponent,
      color,
      outcome: color === 'white' ? 'win' : 'loss',
    });
    const field = afterRound(
      newField(2, 3),
      new Map([
        [1, forfeit(2, 'white')],
        [2, forfeit(1, 'black')],
      ]),
    );
    expect(monrad(field, 2)).toEqual({ ok: true, value: { pairs: [{ white: 1, black: 2 }], byes: [] } });
  });

  it('[IM-5] whoever has won by forfeit gets no walkover', () => {
    const field = afterRound(
      newField(3, 3),
      new Map<number, RoundResult>([
        [3, { kind: 'forfeit', opponent: 9, color: 'white', outcome: 'win' }],
        [2, { kind: 'bye', bye: 'half-point' }],
        [1, { kind: 'bye', bye: 'full-point' }],
      ]),
    );
    const answer = monrad(field, 2);
    expect(answer.ok && answer.value.byes).toEqual([2]);
  });

  it('[IM-8] a pair that has met is refused, and one player is too few', () => {
    const [round] = roundsOf('2-1:1');
    if (round === undefined) throw new Error('no round');
    const field = played(newField(2, 3), round);
    expect(monrad(field, 2)).toEqual({ ok: false, key: 'noLegalPairing' });
    expect(monrad(field, 2, { present: [1] })).toEqual({ ok: false, key: 'insufficientPlayers' });
  });

  it('[IM-14] random tournaments of up to 12 players are paired as the rules say literally', () => {
    fc.assert(
      fc.property(anyTournament, ({ seed, size, rounds }) => {
        const chance = chanceFrom(seed);
        let field = newField(size, 9);
        for (let round = 1; round <= rounds; round += 1) {
          const present = somePresent(field, chance);
          const literal = literalMonrad({ field, round, present });
          const answer = monrad(field, round, { present: shuffledBy(chance, present) });
          if (present.length < 2) return;
          expect(answer.ok ? answer.value : null).toEqual(literal && pairingOf(literal));
          if (!answer.ok) return;
          field = playRound(field, answer.value, chance);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('[IM-4] [IM-5] nobody meets twice or has two walkovers in fields of any size', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const chance = chanceFrom(seed);
      let field = newField(5 + chance(36), 9);
      const met = new Set<string>();
      const rounds = 4 + chance(6);
      for (let round = 1; round <= rounds; round += 1) {
        const answer = monrad(field, round);
        if (!answer.ok) break;
        const keys = answer.value.pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-'));
        expect(
          keys.filter((key) => met.has(key)),
          `seed ${seed}`,
        ).toEqual([]);
        for (const key of keys) met.add(key);
        field = playRound(field, answer.value, (below) => (below === 20 ? 1 : chance(below)));
      }
      const walkovers = field.entrants.map(({ results }) => results.filter((result) => result?.kind === 'bye').length);
      expect(Math.max(...walkovers), `seed ${seed}`).toBeLessThanOrEqual(1);
    }
  });
});

describe('Konrad of players', () => {
  it.each(KONRAD_LINES)(
    '[IK-1] [IK-3] [IK-4] [IK-5] [IK-6] [IK-7] Konrad pairs the known tournament: %s',
    (_, size, line, points) => {
      let field = newField(size, 9);
      for (const round of roundsOf(line)) {
        const { number, pairs, byes, absent, step } = round;
        const present = numbersOf(field).filter((one) => !absent.includes(one));
        expect(konrad(field, number, { present }), `round ${number}`).toEqual({ ok: true, value: { pairs, byes } });
        expect(literalKonrad({ field, round: number, present }, 2)?.step).toBe(step);
        field = played(field, round);
      }
      expect(pointsOf(field)).toBe(points);
    },
  );

  it('[IK-6] two who are here are always paired, and one alone is too few', () => {
    let field = newField(2, 9);
    for (let round = 1; round <= 6; round += 1) {
      const answer = konrad(field, round);
      if (!answer.ok) throw new Error(answer.key);
      expect(answer.value.pairs).toEqual([round % 2 === 1 ? { white: 2, black: 1 } : { white: 1, black: 2 }]);
      field = playRound(field, answer.value, (below) => (below === 20 ? 1 : 0));
    }
    expect(konrad(field, 7, { present: [1] })).toEqual({ ok: false, key: 'insufficientPlayers' });
  });

  it('[IK-6] forbidden pairs are kept, even if nobody else is left', () => {
    expect(konrad(newField(2, 9), 1, { forbidden: [[1, 2]] })).toEqual({ ok: false, key: 'noLegalPairing' });
  });

  it('[IK-6] random evenings of up to 12 players are paired as the rules say literally', () => {
    fc.assert(
      fc.property(anyTournament, fc.integer({ min: 1, max: 3 }), ({ seed, size, rounds }, maxMeetings) => {
        const chance = chanceFrom(seed);
        let field = newField(size, 9);
        for (let round = 1; round <= rounds + 2; round += 1) {
          const present = numbersOf(field).filter(() => chance(4) > 0);
          if (present.length < 2) continue;
          const answer = konrad(field, round, { present: shuffledBy(chance, present), maxMeetings });
          const literal = literalKonrad({ field, round, present }, maxMeetings);
          expect(answer.ok ? answer.value : null).toEqual(literal && pairingOf(literal));
          if (answer.ok) field = playRound(field, answer.value, chance);
        }
      }),
      { numRuns: 150 },
    );
  });
});

const anyTournament = fc.record({
  seed: fc.nat(),
  size: fc.integer({ min: 2, max: 12 }),
  rounds: fc.integer({ min: 1, max: 7 }),
});

const pairingOf = ({ pairs, byes }: RoundPairing): RoundPairing => ({ pairs, byes });

/** The order in which players are named must not matter. */
const shuffledBy = (chance: Chance, numbers: readonly number[]): number[] =>
  numbers
    .map((number) => ({ number, at: chance(1000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ number }) => number);
