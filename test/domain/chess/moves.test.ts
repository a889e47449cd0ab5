import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMENTS, decodeMoves, decodeRecord, encodeEntry, type RecordEntry } from '../../../domain/chess/moves.ts';
import { makeSquare, makeUci, parseSquare, parseUci, ROLES } from '../../../domain/chess/square.ts';

const square = fc.integer({ min: 0, max: 63 });
const moveEntry: fc.Arbitrary<RecordEntry> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), from: square, to: square }),
  fc.record({ kind: fc.constant('move' as const), from: square, to: square, promotion: fc.constantFrom(...ROLES) }),
);
const commentEntry: fc.Arbitrary<RecordEntry> = fc.record({
  kind: fc.constant('comment' as const),
  comment: fc.constantFrom(...COMMENTS),
  side: fc.constantFrom('white' as const, 'black' as const),
});

describe('the record of a game', () => {
  it('the record of a game is base64 with three bytes for each move: from, to and promotion piece', () => {
    const bytes = (text: string) => [...Buffer.from(text, 'base64')];
    expect(bytes(encodeEntry({ kind: 'move', from: 12, to: 28 }))).toEqual([12, 28, 0]);
    expect(bytes(encodeEntry({ kind: 'move', from: 55, to: 63, promotion: 'queen' }))).toEqual([55, 63, 5]);
    expect(bytes(encodeEntry({ kind: 'move', from: 15, to: 7, promotion: 'king' }))).toEqual([15, 7, 6]);
  });

  it('the record of a game marks a comment with the byte 97, its kind and its side', () => {
    const bytes = (entry: RecordEntry) => [...Buffer.from(encodeEntry(entry), 'base64')];
    expect(bytes({ kind: 'comment', comment: 'drawOffered', side: 'white' })).toEqual([97, 1, 0]);
    expect(bytes({ kind: 'comment', comment: 'clockTaken', side: 'black' })).toEqual([97, 4, 1]);
  });

  it('decoding the record of a game returns every entry that was encoded', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(moveEntry, commentEntry)), (entries) => {
        expect(decodeRecord(entries.map(encodeEntry).join(''))).toEqual({ ok: true, value: entries });
      }),
    );
  });

  it('decoding only the moves of a record skips its comments', () => {
    const record =
      encodeEntry({ kind: 'move', from: 12, to: 28 }) +
      encodeEntry({ kind: 'comment', comment: 'drawOffered', side: 'white' }) +
      encodeEntry({ kind: 'move', from: 52, to: 36 });
    expect(decodeMoves(record)).toEqual({
      ok: true,
      value: [
        { from: 12, to: 28 },
        { from: 52, to: 36 },
      ],
    });
  });

  it.each(['A', 'DBwAD', 'DBw=', 'QQQQ', 'DB\u00e5A', '////', 'DBwH'])(
    'the record %s is refused as unreadable',
    (record) => {
      expect(decodeRecord(record)).toEqual({ ok: false, key: 'unreadableMoves' });
    },
  );
});

describe('square names', () => {
  it('every one of the 64 squares has a name that reads back to its number', () => {
    const names = Array.from({ length: 64 }, (_, number) => makeSquare(number));
    expect(names.map(parseSquare)).toEqual(Array.from({ length: 64 }, (_, number) => number));
    expect([names[0], names[7], names[28], names[63]]).toEqual(['a1', 'h1', 'e4', 'h8']);
  });

  it.each(['e9', 'z1', '52', 'E4', 'e', '', 'e44'])('the text %j is not the name of a square', (text) =>
    expect(parseSquare(text)).toBeUndefined(),
  );

  it('a move in UCI notation reads back as it is written, and other texts are not moves', () => {
    for (const uci of ['e2e4', 'e7e8q', 'a2a1k', 'h7h8p']) {
      const move = parseUci(uci);
      expect(move && makeUci(move)).toBe(uci);
    }
    for (const text of ['e2', 'e2e9', 'e7e8x', 'e7e8qq', '--']) expect(parseUci(text)).toBeUndefined();
  });
});
