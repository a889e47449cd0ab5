import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { BrokenList } from '../../services/fide-list/broken-list.ts';
import { EncodingCheck } from '../../services/fide-list/encoding.ts';
import { Intake } from '../../services/fide-list/intake.ts';
import { PieceCutter } from '../../services/fide-list/pieces.ts';
import { type Item, type ListLayout, readPiece, UNREAD } from '../../services/fide-list/read-list.ts';

const HEAD = `${'ID Number'.padEnd(12)}${'Name'.padEnd(20)}Fed `;
const line = (number: number, name: string): string => `${String(number).padEnd(12)}${name.padEnd(20)}NOR `;
const TEXT = [HEAD, line(1, 'Ødegård, Åse'), 'spoilt', line(2, 'Éluard, Émile'), '', line(3, 'Carlsen, Magnus')].join(
  '\r\n',
);
const XML = `<?xml version="1.0"?>
<playerslist>
<player><fideid>1</fideid><name>Ødegård, Åse</name><country>NOR</country></player>
<player><fideid>2</fideid><name/><country>NOR</country></player>
<player><fideid>3</fideid><name>Søn &amp; Co, Per</name><country>NOR</country></player>
</playerslist>`;

const read = (layout: ListLayout, pieces: readonly Uint8Array[]): Item[] => {
  let reading = UNREAD;
  return pieces.flatMap((piece) => {
    const one = readPiece(layout, reading, piece);
    reading = one.reading;
    return [...one.items];
  });
};

const names = (items: readonly Item[]): string[] =>
  items.map((item) =>
    item.kind === 'player'
      ? `${item.player.number} ${item.player.lastName}`
      : `${item.kind} ${'at' in item ? item.at : ''}`,
  );

/** Bytes in parts of any lengths. */
const parts = (bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] => {
  const cut: Uint8Array[] = [];
  let from = 0;
  for (const length of lengths) {
    cut.push(bytes.subarray(from, from + length));
    from += length;
  }
  return [...cut, bytes.subarray(from)];
};

const taken = (fileName: string, bytes: readonly Uint8Array[]) => {
  const intake = new Intake(fileName);
  const pieces = bytes.flatMap((part) => [...intake.push(part)]);
  const { pieces: last, list } = intake.end();
  return { pieces: [...pieces, ...last], list };
};

const LENGTHS = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });

describe('rating lists in pieces', () => {
  it.each([
    ['text', TEXT, ['1 Ødegård', 'fault 3', '2 Éluard', '3 Carlsen']],
    ['xml', XML, ['1 Ødegård', 'fault 2', '3 Søn & Co']],
  ] as const)('a rating list in pieces reads the same wherever it is cut: %s', (form, list, said) => {
    fc.assert(
      fc.property(LENGTHS, fc.integer({ min: 160, max: 400 }), (lengths, pieceBytes) => {
        const cutter = new PieceCutter(form, pieceBytes);
        const pieces = parts(strToU8(list), lengths).flatMap((part) => [...cutter.push(part)]);
        const items = read({ form, kind: 'all', encoding: 'utf-8' }, [...pieces, cutter.end()]);
        expect(names(items)).toEqual(said);
      }),
    );
  });

  it('a compressed rating list is read in parts of any length', () => {
    const packed = zipSync({ 'list.xml': strToU8(XML) });
    fc.assert(
      fc.property(LENGTHS, (lengths) => {
        const { pieces, list } = taken('players_list_xml.zip', parts(packed, lengths));
        expect(list).toEqual({
          fileName: 'players_list_xml.zip',
          name: 'list.xml',
          size: packed.length,
          form: 'xml',
          encoding: 'utf-8',
        });
        expect(names(read({ ...list, kind: 'all' }, pieces))).toEqual(['1 Ødegård', 'fault 2', '3 Søn & Co']);
      }),
    );
  });

  it('a truncated rating list is refused', () => {
    const packed = zipSync({ 'list.txt': strToU8(TEXT) });
    const whole = packed.length - (22 + 46 + 'list.txt'.length);
    for (let length = 0; length < whole; length += 1)
      expect(() => taken('list.zip', [packed.subarray(0, length)]), `${length} bytes`).toThrow(BrokenList);
    expect(() => taken('list.xml', [strToU8(XML.slice(0, -20))])).toThrow(BrokenList);
  });

  it('a file that is no rating list, or whose players cannot be separated, is refused', () => {
    expect(() => taken('list.zip', [strToU8('<html>Not found</html>'.repeat(9))])).toThrow(BrokenList);
    const { pieces, list } = taken('list.txt', [strToU8('<html>\nNot found</html>')]);
    expect(() => read({ ...list, kind: 'all' }, pieces)).toThrow(BrokenList);
    expect(() => new PieceCutter('text', 10).push(strToU8('a line without an end'))).toThrow(BrokenList);
  });

  it('a rating list that is not UTF-8 is read as Latin-1, also where only its end shows that', () => {
    const latin1 = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0));
    const { pieces, list } = taken('list.txt', parts(latin1, [50, 50]));
    expect(list.encoding).toBe('latin1');
    expect(names(read({ ...list, kind: 'all' }, pieces))).toEqual(['1 Ødegård', 'fault 3', '2 Éluard', '3 Carlsen']);
    const check = new EncodingCheck();
    check.push(strToU8('Ø').subarray(0, 1));
    expect(check.end()).toBe('latin1');
  });
});
