import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../i18n/catalogues.ts';
import { makeI18n } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import { shownSan } from '../../../i18n/shown-san.ts';
import { themeCss } from '../../../web/app/theme-css.ts';
import { isDrawOffered } from '../../../web/features/game/review/offered-draws.ts';
import { resultWords } from '../../../web/features/game/review/result-words.ts';
import { pieceOfKey } from '../../../web/features/game/state/settings.ts';
import { isEntered } from '../../../web/model/game/waiting.ts';

const words = (language: Language) => makeI18n(language, CATALOGUES).getFixedT(language, 'game');

describe('the end of a game in words', () => {
  it('the text of a result names the loser who resigned, did not turn up or ran out of time', () => {
    expect(resultWords(words('en'), 1, 'resignation')).toBe('White won: Black resigned.');
    expect(resultWords(words('en'), -1, 'resignation')).toBe('Black won: White resigned.');
    expect(resultWords(words('no'), 1, 'resignation')).toBe('Hvit vant: svart ga opp.');
    expect(resultWords(words('en'), -1, 'absence')).toBe('Black won: White did not turn up.');
    expect(resultWords(words('no'), -1, 'flag')).toBe('Svart vant: hvit brukte opp tiden.');
  });
});

describe('the end of a variant in words', () => {
  it('the text of a result says how the winner of antichess or Pawn vs Pawn has won', () => {
    expect(resultWords(words('en'), -1, 'lostAllPieces')).toBe('Black won: Black has no pieces left.');
    expect(resultWords(words('no'), -1, 'lostAllPieces')).toBe('Svart vant: svart har ingen brikker igjen.');
    expect(resultWords(words('en'), 1, 'lastRank')).toBe('White won: White got a pawn to the last rank.');
  });
});

describe('a move in the list', () => {
  it('a move in the list has the piece letters of the user’s language', () => {
    expect(
      ['Nf3', 'Bb5', 'Rxe8+', 'Qd8#', 'Kf1', 'exd5', 'O-O', 'e8=Q'].map((san) => shownSan(words('no'), san)),
    ).toEqual(['Sf3', 'Lb5', 'Txe8+', 'Dd8#', 'Kf1', 'exd5', 'O-O', 'e8=D']);
    expect(shownSan(words('en'), 'Nf3')).toBe('Nf3');
  });

  const aMove = (drawOffers: readonly ('white' | 'black')[] = []) => ({
    move: { from: 12, to: 28 },
    san: 'e4',
    fen: '',
    drawOffers,
  });
  const marked = (moves: readonly ReturnType<typeof aMove>[]) =>
    moves.flatMap((_, at) => (isDrawOffered(moves, at + 1) ? [at + 1] : []));

  it('a move is marked as a draw offer if its player offered one with it', () => {
    expect(marked([aMove(['white']), aMove()])).toEqual([1]);
    expect(marked([aMove(), aMove(['black']), aMove()])).toEqual([2]);
  });

  it('a draw offer by the side to move is marked on its own next move, not on the move before', () => {
    expect(marked([aMove(['black']), aMove(), aMove()])).toEqual([2]);
    expect(marked([aMove(['black'])])).toEqual([]);
  });
});

describe('the piece of a pawn', () => {
  const four = ['queen', 'rook', 'bishop', 'knight'] as const;

  it('a promotion piece is chosen by its English or Norwegian letter', () => {
    expect([...'qrbn'].map((key) => pieceOfKey(key, four))).toEqual(four);
    expect([...'dtls'].map((key) => pieceOfKey(key, four))).toEqual(four);
  });

  it('a king is chosen by its letter only if the variant allows it as a promotion piece', () => {
    expect(pieceOfKey('k', four)).toBeUndefined();
    expect(pieceOfKey('k', [...four, 'king'])).toBe('king');
    expect(pieceOfKey('x', four)).toBeUndefined();
  });
});

describe('who waits in the lobby', () => {
  it('a player counts as entered in a tournament until the end of its last day', () => {
    const now = new Date(2026, 10, 22, 23, 30);
    expect(isEntered([{ endDate: '2026-11-22' }], now)).toBe(true);
    expect(isEntered([{ endDate: '2026-11-21' }], now)).toBe(false);
    expect(isEntered([], now)).toBe(false);
  });
});

describe('the marks on a board', () => {
  type Colour = readonly number[];
  const colourOf = (name: string, css = themeCss): string => new RegExp(`--rk-${name}:([^;}]+)`).exec(css)?.[1] ?? '';
  const hex = (text: string): Colour => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  const over = (mark: string, below: Colour): Colour => {
    const [red = 0, green = 0, blue = 0, percent = 0] = (mark.match(/\d+/g) ?? []).map(Number);
    const part = percent / 100;
    return [red, green, blue].map((value, at) => part * value + (1 - part) * (below[at] ?? 0));
  };
  const distance = (one: Colour, other: Colour): number =>
    Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));
  const boards = themeCss.split(':root').filter((rule) => rule.includes('--rk-board-light'));

  it('a marked square cannot be taken for a plain square on any board', () => {
    expect(boards).toHaveLength(5);
    for (const board of boards) {
      const plain = ['board-light', 'board-dark'].map((name) => hex(colourOf(name, board)));
      for (const mark of ['board-premove', 'board-last-move', 'board-selected']) {
        for (const square of plain) {
          for (const other of plain) {
            expect(distance(over(colourOf(mark), square), other), `${mark} on ${board}`).toBeGreaterThan(30);
          }
        }
      }
    }
  });
});
