import { describe, expect, it } from 'vitest';
import { encodeEntry, encodeMoves } from '../../../domain/chess/moves.ts';
import { type PlayedMove, type Replayed, replay } from '../../../domain/chess/replay.ts';
import { type Move, parseUci } from '../../../domain/chess/square.ts';

const moves = (text: string): Move[] => text.split(' ').flatMap((uci) => parseUci(uci) ?? []);

const offer = (side: 'white' | 'black') => encodeEntry({ kind: 'comment', comment: 'drawOffered', side });

const record =
  encodeMoves(moves('e2e4 e7e5 g1f3')) + offer('white') + offer('black') + encodeMoves(moves('b8c6 f1b5 g8f6 e1g1'));

const played = (text: string, known?: Replayed): readonly PlayedMove[] => {
  const done = replay('Chess', text, known);
  if (!done.ok) throw new Error(done.key);
  return done.value;
};

const ENTRY = 4;
const beginnings = Array.from({ length: record.length / ENTRY + 1 }, (_, entries) => record.slice(0, entries * ENTRY));

describe('a record that is played through', () => {
  it('goes on from any part of it that is known, draw offers included', () => {
    for (const beginning of beginnings) {
      expect(played(record, { record: beginning, played: played(beginning) }), beginning).toEqual(played(record));
    }
  });

  it('keeps the moves that are known as they are', () => {
    const known = { record, played: played(record) };
    const longer = played(record + encodeMoves(moves('f6e4')), known);
    expect(longer.slice(0, -1).every((move, ply) => move === known.played[ply])).toBe(true);
    expect(longer.at(-1)?.san).toBe('Nxe4');
  });

  it('is played anew where what is known is another game', () => {
    const other = encodeMoves(moves('d2d4 d7d5'));
    expect(played(record, { record: other, played: played(other) })).toEqual(played(record));
  });

  it('is refused for a move that is not legal after what is known', () => {
    const known = { record, played: played(record) };
    expect(replay('Chess', record + encodeMoves(moves('e8g8')), known)).toEqual({
      ok: false,
      key: 'illegalMove',
      params: { from: 'e8', to: 'g8' },
    });
  });
});
