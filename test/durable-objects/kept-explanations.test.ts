import { beforeEach, describe, expect, it } from 'vitest';
import type { PairingInput } from '../../domain/pairing/pairing.ts';
import { pairSwissDutchExplained } from '../../domain/pairing/swiss-dutch/explain.ts';
import { KeptExplanations, type KeptRows } from '../../durable-objects/kept-explanations.ts';
import { afterRound, newField, pairingInput } from '../support/pairing-input.ts';

let asked: number;
let rows: Map<string, unknown>;
let explanations: KeptExplanations;

beforeEach(() => {
  asked = 0;
  rows = new Map();
  explanations = newObject();
});

/** As the object has them after a restart. */
function newObject(): KeptExplanations {
  const kept = { get: (key: string) => rows.get(key), put: (key: string, value: unknown) => void rows.set(key, value) };
  return new KeptExplanations(kept as KeptRows, {
    explain: async (input: PairingInput) => {
      asked += 1;
      return pairSwissDutchExplained(input);
    },
  });
}

const first = pairingInput(newField(6, 5), { round: 1 });
/** The second round, after one of six players who met has won or not. */
const second = (outcome: 'win' | 'draw'): PairingInput => {
  const other = outcome === 'win' ? 'loss' : 'draw';
  const results = new Map([
    [1, { kind: 'game', opponent: 4, color: 'white', outcome }],
    [4, { kind: 'game', opponent: 1, color: 'black', outcome: other }],
  ] as const);
  return pairingInput(afterRound(newField(6, 5), results), { round: 2 });
};

describe('why a round was paired as it was', () => {
  it('is found out once, for all who ask at the same time and later, also after a restart', async () => {
    const [one, other] = await Promise.all([explanations.of(first), explanations.of(first)]);
    expect(await newObject().of(first)).toEqual(one);
    expect([asked, other]).toEqual([1, one]);
    expect(one).toEqual(pairSwissDutchExplained(first));
  });

  it('is kept for each round', async () => {
    await explanations.of(first);
    await explanations.of(second('win'));
    await explanations.of(first);
    expect(asked).toBe(2);
  });

  it('is found out anew when a result of an earlier round was corrected', async () => {
    await explanations.of(second('win'));
    expect(await explanations.of(second('draw'))).toEqual(pairSwissDutchExplained(second('draw')));
    expect(asked).toBe(2);
  });

  it('depends on the virtual points too', async () => {
    await explanations.of(first);
    await explanations.of({ ...first, virtualPoints: new Map([[1, [2 as never]]]) });
    expect(asked).toBe(2);
  });
});
