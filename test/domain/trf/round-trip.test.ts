import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrf } from '../../../domain/trf/read/read.ts';
import { makeRecord, writeTrf } from '../../../domain/trf/write/write.ts';
import { documentOf, jsonLines, playerLine, vectorPath } from '../../support/domain/trf.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');

interface Case {
  readonly id: string;
  readonly trf: string;
}

const rewritten = (text: string): string => writeTrf(documentOf(text));
/** Written from the values alone, as if no line had been read before. */
const respelled = (text: string): string =>
  documentOf(text)
    .lines.map(({ record, end }) => makeRecord(record) + end)
    .join('');

describe('reading and writing a report', () => {
  const files = ['tiebreaks/tournaments.jsonl', 'swiss-dutch-small/vectors.jsonl'];
  it.each(files)('[TRF-5] every tournament of %s is written byte for byte as it was read', (file) => {
    for (const { trf } of jsonLines<Case>(join(fixtures, file))) expect(rewritten(trf)).toBe(trf);
  });

  it('[TRF-5] every tournament is the same byte for byte when all lines are written again', () => {
    for (const { trf } of jsonLines<Case>(join(fixtures, files[0] ?? ''))) expect(respelled(trf)).toBe(trf);
  });

  const collections = ['tiebreaks/public', 'swiss-dutch/small', 'swiss-dutch/medium', 'swiss-dutch/large'];
  for (const name of collections) {
    const path = vectorPath(`${name}.jsonl.gz`);
    it.skipIf(path === null)(
      `[TRF-5] every tournament of the vectors ${name} is written byte for byte as it was read`,
      () => {
        for (const { trf } of jsonLines<Case>(path ?? '')) expect(rewritten(trf)).toBe(trf);
      },
    );
  }

  const wild = vectorPath('trf');
  const names = wild === null ? [] : readdirSync(wild).filter((name) => name.endsWith('.trf'));
  it.skipIf(wild === null).each(names)(
    '[TRF-5] the published file %s is written byte for byte as it was read',
    (name) => {
      const text = readFileSync(join(wild ?? '', name), 'utf8');
      expect(rewritten(text)).toBe(text);
    },
  );

  const oddities = {
    'line ends of every kind': `${playerLine(1, 'Berg, Anna', '0.0')}\r\n012 Open\n022 Moss\r032 NOR`,
    'a last line without an end': '012 Open\n001    1',
    'rulers, comments and empty lines': '### DDD\n\n   \nDDD SSSS sTTT\n801 anything at all\n',
    'trailing blanks': `012 Open   \n${playerLine(1, 'Berg, Anna', '0.0')}          \n`,
    'byes without 0000 and colour': `${playerLine(1, 'Berg, Anna', '0.0')}         H         -\n`,
    'small letters': playerLine(1, 'Berg, Anna', '0.0', '-h'),
    'a points record with odd spacing': `162  W  3.0   D  1.0\n${playerLine(1, 'Berg, Anna', '0.0')}`,
  };
  it.each(Object.entries(oddities))(
    '[TRF-5] a file is written byte for byte as it was read despite an oddity: %s',
    (_, text) => {
      const withPlayer = text.includes('Berg') ? text : `${text}\n${playerLine(9, 'Berg, Anna', '0.0')}`;
      const reading = readTrf(withPlayer);
      if (reading.ok) expect(writeTrf(reading.value.document)).toBe(withPlayer);
      else expect(reading.key).toBe('trfBadNumber');
    },
  );

  it('[TRF-5] only a changed line is written again, and the others keep their bytes', () => {
    const text = `012   Open  \n022 Moss  \n${playerLine(1, 'Berg, Anna', '0.0')}   `;
    const document = documentOf(text);
    const lines = document.lines.map((line) =>
      line.record.kind === 'text' && line.record.id === '012'
        ? { ...line, record: { ...line.record, value: 'Closed' } }
        : line,
    );
    expect(writeTrf({ lines })).toBe(text.replace('012   Open  ', '012 Closed'));
  });
});

describe('arbitrary text', () => {
  const ids = ['001', '012', '132', '142', '152', '162', '240', '250', '260', '299', '300', '310', '320', '330', '362'];
  const codes = ['XXA', 'XXC', 'XXP', 'XXR', 'XXS', 'XXZ', 'BBW', 'NOR', '###', '013'];
  const alphabet = ' 0123456789wb-=+HFUZWDL.,/\tøå𝔄\u0000'.split(/(?:)/u);
  const body = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 140 });
  const recordLine = fc.tuple(fc.constantFrom(...ids, ...codes), body).map(([id, rest]) => `${id} ${rest}`);
  const ends = fc.constantFrom('\n', '\r\n', '\r', '');
  const line = fc.tuple(fc.oneof(recordLine, fc.string({ unit: 'grapheme' })), ends).map((parts) => parts.join(''));
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(line, { maxLength: 30 }).map((lines) => lines.join('')),
  );

  it('[TRF-6] every text is either refused with a position or written back as it was read', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readTrf(text);
        if (!reading.ok) return reading.errors.every(({ line: at, column }) => at >= 1 && column >= 1);
        return writeTrf(reading.value.document) === text.replace(/^\ufeff/, '');
      }),
      { numRuns: 3000 },
    );
  });

  it('[TRF-6] a report with one changed character is either read completely or refused with a position', () => {
    const tournaments = jsonLines<Case>(join(fixtures, 'tiebreaks/tournaments.jsonl')).slice(0, 10);
    fc.assert(
      fc.property(fc.constantFrom(...tournaments), fc.nat(), fc.constantFrom(...alphabet), ({ trf }, where, letter) => {
        const index = where % trf.length;
        const text = trf.slice(0, index) + letter + trf.slice(index + 1);
        const reading = readTrf(text);
        return reading.ok ? writeTrf(reading.value.document) === text : reading.errors.length > 0;
      }),
      { numRuns: 1000 },
    );
  });
});
