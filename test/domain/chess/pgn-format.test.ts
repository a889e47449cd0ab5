import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMoves, decodeRecord, encodeEntry, encodeMoves } from '../../../domain/chess/moves.ts';
import type { PgnGame } from '../../../domain/chess/pgn.ts';
import { boardEnd, playMove, startPosition } from '../../../domain/chess/position.ts';
import { replay } from '../../../domain/chess/replay.ts';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { type Move, parseUci, ROLES } from '../../../domain/chess/square.ts';
import { GAME_RESULTS } from '../../../domain/tournament/value/game-result.ts';
import { gamePgn } from '../../support/domain/game-pgn.ts';

const moves = (text: string): Move[] => text.split(' ').flatMap((uci) => parseUci(uci) ?? []);
const game = (changes: Partial<PgnGame> = {}): PgnGame => ({
  event: 'Open',
  white: { name: 'Berg' },
  black: { name: 'Dahl' },
  result: null,
  variant: 'Chess',
  record: encodeMoves(moves('e2e4 e7e5')),
  ...changes,
});

const written = (changes: Partial<PgnGame> = {}): string => gamePgn(game(changes));
const tag = (name: string, changes: Partial<PgnGame>): string | null =>
  new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(written(changes))?.[1] ?? null;

/** The movetext of a PGN again as a list, numbers and result left out. */
const tokensOf = (pgn: string): string[] =>
  (pgn.split('\n\n')[1] ?? '')
    .split(/\s+/)
    .filter((token) => token !== '' && !/^\d+\.+$/.test(token))
    .slice(0, -1);

describe('the tags of a PGN', () => {
  it('a PGN begins with the seven tag roster in its order, with question marks for what is unknown (R-075)', () => {
    expect(written().split('\n\n')[0]).toBe(
      [
        '[Event "Open"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        '[White "Berg"]',
        '[Black "Dahl"]',
        '[Result "*"]',
      ].join('\n'),
    );
  });

  it.each([
    ['whiteWins', '1-0'],
    ['whiteWinsByForfeit', '1-0'],
    ['blackWins', '0-1'],
    ['blackWinsByForfeit', '0-1'],
    ['draw', '1/2-1/2'],
    ['notPlayed', '*'],
    ['bothLose', '*'],
    ['whiteDrawBlackLoses', '*'],
    ['whiteLosesBlackDraw', '*'],
  ] as const)('a PGN writes the result %s as %s, in the tag and at the end of the moves (R-075)', (result, text) => {
    expect(tag('Result', { result })).toBe(text);
    expect(written({ result }).trimEnd().split(' ').at(-1)).toBe(text);
  });

  it('a PGN has a result tag for every game result (R-075)', () => {
    for (const result of GAME_RESULTS) expect(tag('Result', { result })).not.toBeNull();
  });

  it('a PGN has tags for variant, time control and termination only where these are known (R-075)', () => {
    expect([tag('Variant', {}), tag('TimeControl', {}), tag('Termination', {})]).toEqual([null, null, null]);
    expect(tag('Variant', { variant: 'Antichess', record: '' })).toBe('Antichess');
    expect(tag('TimeControl', { timeControl: { initial: 5400, increment: 30 } })).toBe('5400+30');
    expect(tag('Termination', { termination: 'Time forfeit' })).toBe('Time forfeit');
    expect([tag('Date', { date: '2026-11-21' }), tag('Round', { round: 12 })]).toEqual(['2026.11.21', '12']);
  });

  it('a PGN has each tag on one line, whatever characters a name contains (R-075)', () => {
    expect(tag('White', { white: { name: 'a\nb\r\nc' } })).toBe('a b c');
    expect(tag('White', { white: { name: 'a "b" \\c' } })).toBe('a \\"b\\" \\\\c');
    fc.assert(
      fc.property(fc.string(), (white) => {
        expect(
          written({ white: { name: white } })
            .split('\n\n')[0]
            ?.split('\n'),
        ).toHaveLength(7);
      }),
    );
  });
});

describe('the moves of a PGN', () => {
  const legalGame = fc.array(fc.nat(), { maxLength: 120 }).map((picks) => {
    let position = startPosition('Chess');
    const played: Move[] = [];
    for (const pick of picks) {
      if (boardEnd(position) !== null) break;
      const choices = [...rulesOf('Chess').legalDestinations(position.fen)].flatMap(([from, squares]) =>
        squares.map((to) => ({ from, to })),
      );
      const bare = choices[pick % choices.length];
      if (bare === undefined) break;
      const move: Move = rulesOf('Chess').isPromotion(position.fen, bare) ? { ...bare, promotion: 'rook' } : bare;
      const next = playMove(position, move);
      if (!next.ok) throw new Error(next.key);
      position = next.value;
      played.push(move);
    }
    return played;
  });

  it('a PGN has the moves of the record, wrapped between words at eighty characters', () => {
    fc.assert(
      fc.property(legalGame, (played) => {
        const record = encodeMoves(played);
        const pgn = written({ record });
        const replayed = replay('Chess', record);
        expect(tokensOf(pgn)).toEqual(replayed.ok ? replayed.value.map(({ san }) => san) : null);
        expect(Math.max(...pgn.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
        expect(decodeMoves(record)).toEqual({ ok: true, value: played });
      }),
      { numRuns: 20 },
    );
  });

  it('a PGN fills each line of moves up to the eightieth character and no further', () => {
    const text = written({ record: encodeMoves(moves(Array(12).fill('g1f3 g8f6 f3g1 f6g8').join(' '))) });
    const lines = (text.split('\n\n')[1] ?? '').trimEnd().split('\n');
    lines.slice(0, -1).forEach((line, index) => {
      const next = lines[index + 1]?.split(' ')[0] ?? '';
      expect(line.length + 1 + next.length).toBeGreaterThan(80);
      expect(line.length).toBeLessThanOrEqual(80);
    });
  });

  it('a PGN numbers White’s moves, and Black’s moves only after a comment', () => {
    const offer = encodeEntry({ kind: 'comment', comment: 'drawOffered', side: 'black' });
    const clock = encodeEntry({ kind: 'comment', comment: 'clockAdded', side: 'black' });
    const record = encodeMoves(moves('e2e4 e7e5')) + offer + clock + encodeMoves(moves('g1f3 b8c6'));
    expect(written({ record })).toContain('\n1. e4 e5 {(=)} 2. Nf3 Nc6 *\n');
  });

  it('a PGN omits a draw offer that was made before the first move', () => {
    const offer = encodeEntry({ kind: 'comment', comment: 'drawOffered', side: 'white' });
    expect(written({ record: offer + encodeMoves(moves('e2e4')) })).toContain('\n1. e4 *\n');
  });
});

describe('the encoding of a game record', () => {
  const record = (...units: readonly [number, number, number]) => Buffer.from(units).toString('base64');

  it('a record has squares from 0 to 63 and an optional promotion piece', () => {
    expect(decodeRecord(record(63, 0, 0))).toEqual({ ok: true, value: [{ kind: 'move', from: 63, to: 0 }] });
    ROLES.forEach((promotion, index) => {
      expect(decodeRecord(record(8, 0, index + 1))).toEqual({
        ok: true,
        value: [{ kind: 'move', from: 8, to: 0, promotion }],
      });
    });
    for (const units of [record(64, 0, 0), record(0, 64, 0), record(0, 0, 7), record(98, 1, 0), record(0, 97, 0)]) {
      expect(decodeRecord(units)).toEqual({ ok: false, key: 'unreadableMoves' });
    }
  });

  it('a record has comments of four kinds, for White or for Black (D-50)', () => {
    const kinds = ['drawOffered', 'drawDeclined', 'clockAdded', 'clockTaken'] as const;
    kinds.forEach((comment, index) => {
      expect(decodeRecord(record(97, index + 1, 0))).toEqual({
        ok: true,
        value: [{ kind: 'comment', comment, side: 'white' }],
      });
      expect(decodeRecord(record(97, index + 1, 1))).toMatchObject({ value: [{ comment, side: 'black' }] });
    });
    expect(decodeRecord(record(97, 0, 0)).ok).toBe(false);
    expect(decodeRecord(record(97, 5, 0)).ok).toBe(false);
  });

  it('an empty record and a record of comments only decode to no moves', () => {
    expect(decodeRecord('')).toEqual({ ok: true, value: [] });
    expect(decodeMoves(record(97, 1, 0))).toEqual({ ok: true, value: [] });
    expect(decodeMoves(record(12, 28, 0) + record(97, 1, 0) + record(8, 0, 2))).toEqual({
      ok: true,
      value: [
        { from: 12, to: 28 },
        { from: 8, to: 0, promotion: 'knight' },
      ],
    });
    expect(decodeMoves('####').ok).toBe(false);
  });
});
