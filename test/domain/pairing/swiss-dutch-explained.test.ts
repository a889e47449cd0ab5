import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pairSwissDutchExplained } from '../../../domain/pairing/swiss-dutch/explain.ts';
import { pairSwissDutch } from '../../../domain/pairing/swiss-dutch/pair.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { toPairingInput } from '../../../domain/trf/convert/to-pairing-input.ts';
import { afterRound, newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { jsonLines, trfFileOf } from '../../support/domain/trf.ts';

function explained(...args: Parameters<typeof pairingInput>) {
  const result = pairSwissDutchExplained(pairingInput(...args));
  if (!result.ok) throw new Error(result.key);
  return result.value;
}

/** The field after games that White won, drew or lost, and byes of the pairing. */
function played(field: Field, games: readonly [number, 'win' | 'draw' | 'loss', number][], byes: number[] = []): Field {
  const results = new Map<number, RoundResult>();
  for (const [white, outcome, black] of games) {
    const mirrored = outcome === 'draw' ? 'draw' : outcome === 'win' ? 'loss' : 'win';
    results.set(white, { kind: 'game', opponent: black, color: 'white', outcome });
    results.set(black, { kind: 'game', opponent: white, color: 'black', outcome: mirrored });
  }
  for (const number of byes) results.set(number, { kind: 'bye', bye: 'pairing-allocated' });
  return afterRound(field, results);
}

describe('the explanation of a round', () => {
  it('[DUTCH-15] an explanation belongs to the pairing that the engine makes', () => {
    const vectors = jsonLines<{ trf: string; id: string }>(
      join(import.meta.dirname, '../../fixtures/swiss-dutch/vectors.jsonl'),
    );
    for (const { id, trf } of vectors) {
      const input = toPairingInput(trfFileOf(trf).tournament);
      const pairing = pairSwissDutch(input);
      const explanation = pairSwissDutchExplained(input);
      expect(explanation.ok ? { ok: true, value: explanation.value.pairing } : explanation, id).toEqual(pairing);
    }
  });

  it('[DUTCH-15] the explanation of round 1 finds no deviation from the order, and names the initial colour', () => {
    const { brackets, pairs, bye } = explained(newField(5, 5), { round: 1 });
    expect(brackets).toEqual([
      {
        score: 0,
        movedDown: [],
        residents: [1, 2, 3, 4, 5],
        exchange: null,
        downfloats: [{ player: 5, natural: null, criterion: null }],
      },
    ]);
    expect(pairs).toEqual([
      { white: 1, black: 3, bracket: 0, floater: null, colorRule: '5.2.5', natural: null, criterion: null },
      { white: 4, black: 2, bracket: 0, floater: null, colorRule: '5.2.5', natural: null, criterion: null },
    ]);
    expect(bye).toEqual({ player: 5, bracket: 0, natural: null, criterion: null });
  });

  it('[DUTCH-15] the explanation says that the last player may not have a second bye (C2)', () => {
    const field = played(newField(3, 5), [[1, 'draw', 2]], [3]);
    const { bye } = explained(
      { ...field, points: { ...field.points, pairingAllocatedBye: field.points.draw } },
      { round: 2 },
    );
    expect(bye).toEqual({ player: 2, bracket: 0, natural: 3, criterion: 'C2' });
  });

  it('[DUTCH-15] the explanation says that two players have met already (C1)', () => {
    const field = played(newField(4, 5), [
      [1, 'draw', 3],
      [2, 'draw', 4],
    ]);
    const { pairs } = explained(field, { round: 2 });
    expect(pairs[0]).toMatchObject({ white: 4, black: 1, natural: 3, criterion: 'C1', colorRule: '5.2.1' });
  });

  it('[DUTCH-15] the explanation names the exchanged players and the criterion that requires the exchange (4.3)', () => {
    const field = played(newField(4, 5), [
      [1, 'draw', 3],
      [4, 'draw', 2],
    ]);
    const { brackets, pairs } = explained(field, { round: 2 });
    expect(brackets[0]?.exchange).toEqual({ leaving: [2], entering: [3], criterion: 'C12' });
    expect(pairs.map(({ white, black }) => [white, black])).toEqual([
      [2, 1],
      [3, 4],
    ]);
  });

  it('[DUTCH-15] the explanation says that two players want the same colour (C12)', () => {
    const field = played(newField(8, 5), [
      [1, 'win', 5],
      [3, 'win', 7],
      [6, 'loss', 2],
      [8, 'loss', 4],
    ]);
    const { pairs } = explained(field, { round: 2 });
    expect(pairs[0]).toMatchObject({ white: 4, black: 1, natural: 3, criterion: 'C12', colorRule: '5.2.1' });
  });

  it('[DUTCH-15] the explanation names the players who floated down into a bracket', () => {
    const field = played(newField(6, 5), [
      [1, 'win', 4],
      [5, 'loss', 2],
      [3, 'win', 6],
    ]);
    const { brackets, pairs } = explained(field, { round: 2 });
    expect(brackets[1]).toMatchObject({ score: 0, movedDown: [3], residents: [4, 5, 6] });
    expect(brackets[0]?.downfloats).toEqual([{ player: 3, natural: null, criterion: null }]);
    expect(pairs.filter(({ floater }) => floater !== null)).toMatchObject([{ floater: 3, bracket: 1 }]);
  });
});
