import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfPoints, pointSystem } from '../../../domain/kernel/points.ts';
import { pairSwissDutch } from '../../../domain/pairing/swiss-dutch/pair.ts';
import { opposite, type RoundResult } from '../../../domain/tournament/value/field.ts';
import { afterRound, newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { swissInputs } from '../../support/domain/random-swiss.ts';
import { pairByTheBook } from '../support/swiss-oracle/oracle.ts';

// ORACLE_RUNS and ORACLE_SEED ask for more tournaments, or for others.
const numRuns = Number(process.env.ORACLE_RUNS ?? 600);
const seed = Number(process.env.ORACLE_SEED ?? 20260201);

describe('the Dutch engine, compared with the rule book', () => {
  it(
    '[DUTCH-10] the engine pairs random tournaments of 3 to 10 players as the rule book does, or finds no legal pairing',
    () => {
      fc.assert(
        fc.property(swissInputs(), (input) => {
          expect(pairSwissDutch(input)).toEqual(pairByTheBook(input));
        }),
        { numRuns, seed },
      );
    },
    60_000 + 50 * numRuns,
  );
});

describe.each([
  ['the engine', pairSwissDutch],
  ['the oracle', pairByTheBook],
])('cases found by random tournaments, with %s', (_, pair) => {
  it('[DUTCH-7] a forfeit win worth less than a win does not bar the bye', () => {
    const points = { ...pointSystem(), forfeitWin: halfPoints(1) };
    const first = afterRound(
      newField(3, 5, points),
      new Map([
        [1, { kind: 'bye', bye: 'pairing-allocated' }],
        [2, { kind: 'forfeit', opponent: 3, color: 'white', outcome: 'loss' }],
        [3, { kind: 'forfeit', opponent: 2, color: 'black', outcome: 'win' }],
      ]),
    );
    const second = afterRound(
      first,
      new Map([
        [1, { kind: 'game', opponent: 3, color: 'white', outcome: 'draw' }],
        [2, { kind: 'bye', bye: 'pairing-allocated' }],
        [3, { kind: 'game', opponent: 1, color: 'black', outcome: 'draw' }],
      ]),
    );
    const pairing = pair(pairingInput(second, { round: 3 }));
    expect(pairing).toEqual({ ok: true, value: { pairs: [{ white: 2, black: 1 }], byes: [3] } });
  });

  it('[DUTCH-10] a topscorer avoids an opponent whose colour difference stays beyond 2 with either colour (C10)', () => {
    // 2 has had White four times, which only an arbiter can have done; 5 to 8 have gone home before the last round.
    const colors = { 1: 'wbwb', 2: 'wwww', 3: 'bwbw', 4: 'wbwb' };
    let field = newField(8, 5);
    for (const round of [1, 2, 3, 4]) {
      const results = new Map<number, RoundResult>();
      for (const [player, sequence] of Object.entries(colors)) {
        const number = Number(player);
        const opponent = 5 + ((number + round - 2) % 4);
        const color = sequence[round - 1] === 'w' ? 'white' : 'black';
        const outcome = number === 1 ? 'win' : 'draw';
        results.set(number, { kind: 'game', opponent, color, outcome });
        const mirrored = outcome === 'win' ? 'loss' : 'draw';
        results.set(opponent, { kind: 'game', opponent: number, color: opposite(color), outcome: mirrored });
      }
      field = afterRound(field, results);
    }
    const pairing = pair(pairingInput(field, { round: 5, present: [1, 2, 3, 4] }));
    const pairs = [
      { white: 1, black: 3 },
      { white: 4, black: 2 },
    ];
    expect(pairing).toEqual({ ok: true, value: { pairs, byes: [] } });
  });
});
