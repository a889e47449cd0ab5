import { beforeEach, describe, expect, it } from 'vitest';
import type { PairingInput } from '../../domain/pairing/pairing.ts';
import { pairSwissDutchExplained } from '../../domain/pairing/swiss-dutch/explain.ts';
import { ExplanationCache, type ExplanationRows } from '../../durable-objects/tournament/explanation-cache.ts';
import { afterRound, newField, pairingInput } from '../support/domain/pairing-input.ts';

let asked: number;
let rows: Map<string, unknown>;
let explanations: ExplanationCache;

beforeEach(() => {
  asked = 0;
  rows = new Map();
  explanations = newObject();
});

/** As the object has them after a restart. */
function newObject(): ExplanationCache {
  const kept = { get: (key: string) => rows.get(key), put: (key: string, value: unknown) => void rows.set(key, value) };
  return new ExplanationCache(kept as ExplanationRows, {
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

describe('the cache of pairing explanations', () => {
  it('a pairing explanation is computed once for concurrent and later requests, also after a restart', async () => {
    const [one, other] = await Promise.all([explanations.of(first), explanations.of(first)]);
    expect(await newObject().of(first)).toEqual(one);
    expect([asked, other]).toEqual([1, one]);
    expect(one).toEqual(pairSwissDutchExplained(first));
  });

  it('pairing explanations are cached for each round', async () => {
    await explanations.of(first);
    await explanations.of(second('win'));
    await explanations.of(first);
    expect(asked).toBe(2);
  });

  it('a pairing explanation is recomputed when a result of an earlier round was corrected', async () => {
    await explanations.of(second('win'));
    expect(await explanations.of(second('draw'))).toEqual(pairSwissDutchExplained(second('draw')));
    expect(asked).toBe(2);
  });

  it('a cached pairing explanation depends on the virtual points too', async () => {
    await explanations.of(first);
    await explanations.of({ ...first, virtualPoints: new Map([[1, [2 as never]]]) });
    expect(asked).toBe(2);
  });
});
