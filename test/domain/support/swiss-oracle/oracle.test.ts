import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PairingInput } from '../../../../domain/pairing/pairing.ts';
import { toPairingInput } from '../../../../domain/trf/convert/to-pairing-input.ts';
import { readTrf } from '../../../../domain/trf/read/read.ts';
import { newField, pairingInput } from '../../../support/domain/pairing-input.ts';
import { pairByTheBook } from './oracle.ts';
import { exchanges } from './sequence.ts';

/** A tournament and the pairing of its next round on which two endorsed programs agree; null if there is none. */
interface Vector {
  readonly id: string;
  readonly trf: string;
  readonly round: number;
  readonly expected: readonly (readonly [number, number])[] | null;
}

const parseVectors = (lines: string): Vector[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector);

function inputOf(vector: Vector): PairingInput {
  const reading = readTrf(vector.trf);
  if (!reading.ok) throw new Error(`${vector.id}: ${reading.key}`);
  return toPairingInput(reading.value.tournament, vector.round);
}

function paired(input: PairingInput): Vector['expected'] {
  const pairing = pairByTheBook(input);
  if (!pairing.ok) return null;
  const { pairs, byes } = pairing.value;
  return [...pairs.map(({ white, black }) => [white, black] as const), ...byes.map((bye) => [bye, 0] as const)];
}

describe('the rule book oracle, compared with endorsed programs', () => {
  const fixture = join(import.meta.dirname, '../../../fixtures/swiss-dutch-small/vectors.jsonl');

  it.each(parseVectors(readFileSync(fixture, 'utf8')))(
    'the rule book, applied literally, pairs $id as the endorsed programs do',
    (vector) => {
      expect(paired(inputOf(vector))).toEqual(vector.expected);
    },
  );

  const vectors = join(import.meta.dirname, '../../../../../shared/vectors/swiss-dutch/small.jsonl.gz');

  it.skipIf(!existsSync(vectors))(
    'the rule book pairs every tournament with at most ten present players as the endorsed programs do',
    () => {
      const small = parseVectors(gunzipSync(readFileSync(vectors)).toString('utf8'))
        .map((vector) => ({ ...vector, input: inputOf(vector) }))
        .filter(({ input }) => input.present.length <= 10);
      expect(small.length).toBeGreaterThan(900);
      for (const { id, input, expected } of small) expect(paired(input), id).toEqual(expected);
    },
  );
});

describe('round 1', () => {
  it('in round 1 the upper half meets the lower half, colours alternate, and the last player has the bye', () => {
    const input = pairingInput(newField(7, 5), { round: 1, initialColor: 'black' });
    expect(paired(input)).toEqual([
      [4, 1],
      [2, 5],
      [6, 3],
      [7, 0],
    ]);
  });

  it('two players who are a forbidden pair have no legal pairing', () => {
    expect(pairByTheBook(pairingInput(newField(2, 1), { round: 1, forbidden: [[1, 2]] }))).toEqual({
      ok: false,
      key: 'noLegalPairing',
    });
  });
});

/** Players are their BSNs, so that an S1 reads as in the rules. */
const s1OrderOf = (remainder: string, pairs: number): string[] =>
  exchanges([...remainder], pairs).map((s1) => s1.join(''));

describe('the order of exchanges (4.3)', () => {
  it('exchanges are ordered by the fewest players, the smallest shift, then the largest number out of S1 (4.3)', () => {
    const none = '123';
    const one = ['124', '125', '134', '126', '135', '234', '136', '235', '236'];
    const two = ['145', '146', '245', '156', '246', '345', '256', '346', '356'];
    expect(s1OrderOf('123456', 3)).toEqual([none, ...one, ...two, '456']);
  });

  it('equal exchanges are ordered by the smallest number into S1 (4.3)', () => {
    const order = s1OrderOf('12345678', 4);
    expect(order.indexOf('1258')).toBeLessThan(order.indexOf('1267'));
    expect(order.indexOf('1267')).toBeLessThan(order.indexOf('1358'));
  });
});
