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

describe('the replay of a record', () => {
  it('a replay that continues from any known part of the record equals a full replay, draw offers included', () => {
    for (const beginning of beginnings) {
      expect(played(record, { record: beginning, played: played(beginning) }), beginning).toEqual(played(record));
    }
  });

  it('a replay reuses the known moves unchanged', () => {
    const known = { record, played: played(record) };
    const longer = played(record + encodeMoves(moves('f6e4')), known);
    expect(longer.slice(0, -1).every((move, ply) => move === known.played[ply])).toBe(true);
    expect(longer.at(-1)?.san).toBe('Nxe4');
  });

  it('a replay starts from the beginning when the known record is of another game', () => {
    const other = encodeMoves(moves('d2d4 d7d5'));
    expect(played(record, { record: other, played: played(other) })).toEqual(played(record));
  });

  it('a replay is refused for a move that is illegal after the known part', () => {
    const known = { record, played: played(record) };
    expect(replay('Chess', record + encodeMoves(moves('e8g8')), known)).toEqual({
      ok: false,
      key: 'illegalMove',
      params: { from: 'e8', to: 'g8' },
    });
  });
});
