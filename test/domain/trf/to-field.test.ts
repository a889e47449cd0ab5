import { describe, expect, it } from 'vitest';
import { pointSystemOf } from '../../../domain/trf/convert/point-system.ts';
import { toField } from '../../../domain/trf/convert/to-field.ts';
import { toPairingInput } from '../../../domain/trf/convert/to-pairing-input.ts';
import { toTournament } from '../../../domain/trf/convert/to-tournament.ts';
import type { TrfDocument } from '../../../domain/trf/document.ts';
import { documentOf, playerLine } from '../../support/domain/trf.ts';

const lines = (...parts: string[]) => documentOf(parts.join('\n'));
const pairingInput = (document: TrfDocument, round?: number) => toPairingInput(toTournament(document), round);
const four = [
  playerLine(1, 'Berg, Anna', '1.0', '3w1'),
  playerLine(2, 'Dahl, Bo', '0.0', '4b-'),
  playerLine(3, 'Lie, Cato', '0.0', '1b0'),
  playerLine(4, 'Moe, Dina', '1.0', '2w+'),
];

describe('the results of a round', () => {
  const results = (rounds: string) =>
    toField(
      lines(
        playerLine(1, 'Berg, Anna', '0.0', rounds),
        playerLine(2, 'Dahl, Bo', '0.0', '. . . . . . . . 3w1'),
        playerLine(3, 'Lie, Cato', '0.0', '. . . . . . . . 2b0'),
      ),
    ).entrants[0]?.results;

  it('[TRF-10] byes are read by their letters, and a forfeit without an opponent is a bye', () => {
    const byes = ['pairing-allocated', 'full-point', 'half-point', 'zero-point', 'full-point', 'zero-point'];
    expect(results('-U -F -H -Z -+ --')?.slice(0, 6)).toEqual(byes.map((bye) => ({ kind: 'bye', bye })));
  });

  it('[TRF-11] blank columns are a round without an entry', () => {
    expect(results('. -H')?.slice(0, 3)).toEqual([null, { kind: 'bye', bye: 'half-point' }, null]);
  });

  it('[TRF-10] games, forfeits and games too short to rate are distinguished', () => {
    const { entrants } = toField(
      lines(playerLine(1, 'A', '0.0', '2w1 2b+ 2wD 2b'), playerLine(2, 'B', '0.0', '1b0 1w- 1bD 1w')),
    );
    expect(entrants[0]?.results).toEqual([
      { kind: 'game', opponent: 2, color: 'white', outcome: 'win' },
      { kind: 'forfeit', opponent: 2, color: 'black', outcome: 'win' },
      { kind: 'game', opponent: 2, color: 'white', outcome: 'draw', unrated: true },
      { kind: 'pending', opponent: 2, color: 'black' },
    ]);
  });

  it('[TRF-25] a bye of a played round may be in a 240 record only', () => {
    const { entrants } = toField(lines(...four, playerLine(5, 'Ås, Eli', '0.5'), '240 H   1    5'));
    expect(entrants[4]?.results).toEqual([{ kind: 'bye', bye: 'half-point' }]);
  });
});

describe('the round to pair', () => {
  it('[TRF-28] the round to pair follows the last paired one, and later columns are requested byes', () => {
    const input = pairingInput(lines('142 5', ...four, playerLine(5, 'Ås, Eli', '0.0', '-Z -H')));
    expect(input.round).toBe(2);
    expect(input.field.entrants[4]?.results).toEqual([{ kind: 'bye', bye: 'zero-point' }]);
    expect(input.present).toEqual([1, 2, 3, 4]);
  });

  it('[TRF-28] the round to pair leaves out players who are absent by its 240 or by XXZ', () => {
    expect(pairingInput(lines(...four, '240 Z   2    1', '240 H   3    2')).present).toEqual([2, 3, 4]);
    expect(pairingInput(lines(...four, 'XXZ 2 3')).present).toEqual([1, 4]);
  });

  it('[TRF-27] a 260 record forbids pairs in its rounds, and XXP always does', () => {
    const document = lines(...four, '260   1   1    1    2', '260   2   3    3    4', 'XXP 1 4');
    expect(pairingInput(document).forbidden).toEqual([
      [3, 4],
      [1, 4],
    ]);
  });

  it('[TRF-26] virtual points are given by ranges or by player', () => {
    const range = pairingInput(
      lines('142 4', ...four, '250       1.0   1   2    1    2', '250       0.5   3   3    1    2'),
    );
    expect([...range.virtualPoints]).toEqual([
      [1, [2, 2, 1, 0]],
      [2, [2, 2, 1, 0]],
    ]);
    const single = pairingInput(lines('142 4', ...four, 'XXA    2  1.0  0.5'));
    expect([...single.virtualPoints]).toEqual([[2, [2, 1]]]);
  });

  it('[TRF-28] the round to pair is not the last one if the number of rounds is not stated', () => {
    expect(pairingInput(lines(...four))).toMatchObject({ round: 2, field: { rounds: 3 } });
    expect(pairingInput(lines(...four), 1)).toMatchObject({ round: 1, field: { rounds: 1 } });
  });

  it('[TRF-28] pairing a played round again includes the players who were in its draw', () => {
    const document = lines(...four, playerLine(5, 'Ås, Eli', '1.0', '-U'), playerLine(6, 'Ek, Geir', '0.5', '-H'));
    expect(pairingInput(document, 1)).toMatchObject({ round: 1, present: [1, 2, 3, 4, 5] });
  });

  it('[TRF-11] unfinished rounds of a file are listed', () => {
    const document = lines(playerLine(1, 'A', '0.0', '2w'), playerLine(2, 'B', '0.0', '1b?'));
    expect(toTournament(document).unfinishedRounds).toEqual([1]);
  });
});

describe('the initial colour', () => {
  it('[TRF-18] the initial colour is the stated one', () => {
    expect(toTournament(lines('152 B', ...four)).initialColor).toBe('black');
    expect(toTournament(lines('XXC black1', ...four)).initialColor).toBe('black');
  });

  it('[TRF-18] the initial colour follows from the odd arrival numbers of round 1 if it is not stated', () => {
    expect(toTournament(lines(...four)).initialColor).toBe('white');
    // 1 came late, so that 2 was the first to arrive: Black, and so 3 as second had the other colour.
    const late = [playerLine(1, 'A', '0.0', '-Z'), playerLine(2, 'B', '0.0', '4b1'), playerLine(3, 'C', '0.0', '5w1')];
    expect(
      toTournament(lines(...late, playerLine(4, 'D', '0.0', '2w0'), playerLine(5, 'E', '0.0', '3b0'))).initialColor,
    ).toBe('black');
  });

  it('[TRF-18] the initial colour is unknown before round 1', () => {
    expect(toTournament(lines(playerLine(1, 'A', '0.0'), playerLine(2, 'B', '0.0'))).initialColor).toBeNull();
  });
});

describe('the points', () => {
  const one = playerLine(1, 'A', '0.0');
  const usual = { win: 2, draw: 1, loss: 0, forfeitWin: 2, forfeitLoss: 0, pairingAllocatedBye: 2, halfPointBye: 1 };

  it('[TRF-19] the points are 1-½-0 if the file does not state them', () => {
    expect(pointSystemOf(lines(one))).toMatchObject({ ...usual, fullPointBye: 2, zeroPointBye: 0 });
  });

  it.each([['162  W 3.0    D 1.0'], ['BBW  3.0\nBBD  1.0'], ['XXS W=3 D=1']])(
    '[TRF-19] byes and forfeit wins are worth a win by the record %s',
    (record) => {
      expect(pointSystemOf(lines(record, one))).toMatchObject({
        win: 6,
        draw: 2,
        forfeitWin: 6,
        pairingAllocatedBye: 6,
        fullPointBye: 6,
        halfPointBye: 2,
      });
    },
  );

  it('[TRF-19] byes and losses are worth what their own symbols state', () => {
    expect(pointSystemOf(lines('162  W 3.0    D 2.0    L 1.0    A 0.5    P 2.0', one))).toMatchObject({
      loss: 2,
      forfeitLoss: 1,
      zeroPointBye: 1,
      pairingAllocatedBye: 4,
    });
    expect(pointSystemOf(lines('BBL  1.0\nBBU  0.5', one))).toMatchObject({
      loss: 2,
      forfeitLoss: 0,
      pairingAllocatedBye: 1,
    });
  });
});
