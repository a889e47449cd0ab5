import { describe, expect, it } from 'vitest';
import { monthIn, monthPublished } from '../../../domain/fide-list/month.ts';
import { listedPlayer } from '../../../domain/fide-list/player.ts';
import { beginningsOf, fideSearchKey } from '../../../domain/fide-list/search.ts';
import { lineFields, listColumns } from '../../../domain/fide-list/text-list.ts';
import { millis } from '../../../domain/kernel/time.ts';

const pad = (text: string, width: number): string => text.padEnd(width);
const line = (...cells: readonly (readonly [string, number])[]): string =>
  cells
    .map(([text, width]) => pad(text, width))
    .join('')
    .trimEnd();

const WIDTHS = [15, 61, 4, 4, 5, 5, 15, 4, 6, 4, 3, 6, 4, 3, 6, 4, 3, 6, 4];
const HEADS = 'ID Number|Name|Fed|Sex|Tit|WTit|OTit|FOA|SRtng|SGm|SK|RRtng|RGm|Rk|BRtng|BGm|BK|B-day|Flag'.split('|');
const row = (cells: readonly string[]): string => line(...cells.map((text, at) => [text, WIDTHS[at] ?? 0] as const));
const HEAD = row(HEADS);

const read = (text: string, head = HEAD) => {
  const columns = listColumns(head);
  return columns === null ? null : listedPlayer(lineFields(columns, text), 'all');
};
const GIRI = row([
  '24116068',
  'Giri, Anish',
  'NED',
  'M',
  'GM',
  '',
  '',
  '',
  '2745',
  '9',
  '10',
  '2682',
  '0',
  '10',
  '2710',
  '0',
  '10',
  '1994',
  '',
]);

describe('a rating list in text form', () => {
  it('[LIST-1] a text list is read by the columns of its head line, wherever they stand', () => {
    expect(read(GIRI)).toEqual({
      number: 24116068,
      lastName: 'Giri',
      firstName: 'Anish',
      federation: 'NED',
      sex: 'M',
      title: 'GM',
      standard: 2745,
      rapid: 2682,
      blitz: 2710,
      k: 10,
      rapidK: 10,
      blitzK: 10,
      birthYear: 1994,
      inactive: false,
    });
    expect(read(`  ${GIRI}`, `  ${HEAD}`)?.standard).toBe(2745);
    expect(listColumns('something else')).toBeNull();
  });

  it('[LIST-2] a line that ends before the last columns is read as far as it goes', () => {
    expect(read(GIRI.slice(0, 120))).toMatchObject({ standard: 2745, rapid: null, k: null, birthYear: null });
  });

  it('[LIST-7] the list of one kind of game has the month as the head of its rating column', () => {
    const head = line(
      ['ID Number', 15],
      ['Name', 61],
      ['Fed', 4],
      ['Sex', 4],
      ['NOV26', 6],
      ['Gms', 4],
      ['K', 3],
      ['B-day', 6],
      ['Flag', 4],
    );
    const columns = listColumns(head);
    expect(columns?.month).toBe('NOV26');
    const text = line(
      ['1500042', 15],
      ['Nordmann, Ola', 61],
      ['NOR', 4],
      ['M', 4],
      ['1612', 6],
      ['3', 4],
      ['20', 3],
      ['1984', 6],
    );
    const fields = columns === null ? {} : lineFields(columns, text);
    expect(listedPlayer(fields, 'rapid')).toMatchObject({ standard: null, rapid: 1612, blitz: null, k: null });
    expect(listedPlayer(fields, 'standard')).toMatchObject({ standard: 1612, rapid: null, k: 20 });
  });
});

describe('a player of a rating list', () => {
  const player = (fields: object) =>
    listedPlayer({ fideid: '1', name: 'Nordmann, Ola', country: 'NOR', ...fields }, 'all');

  it('[LIST-3] a name without a comma is a family name alone', () => {
    expect(player({ name: 'Anand' })).toMatchObject({ lastName: 'Anand', firstName: '' });
    expect(player({ name: 'Nepomniachtchi, Ian , Jr' })).toMatchObject({
      lastName: 'Nepomniachtchi',
      firstName: 'Ian Jr',
    });
  });

  it('[LIST-4] a title in small letters is recognised, and the open title counts when a player has two', () => {
    expect(player({ title: 'g' })?.title).toBe('GM');
    expect(player({ title: 'wf' })?.title).toBe('WFM');
    expect(player({ title: 'IM', w_title: 'WGM' })?.title).toBe('IM');
    expect(player({ title: '', w_title: 'WGM' })?.title).toBe('WGM');
    expect(player({ title: 'XX' })?.title).toBeNull();
  });

  it('[LIST-5] an empty field or 0 means no rating, no K and no year of birth', () => {
    expect(player({ rating: '0', k: '', birthday: '0000' })).toMatchObject({
      standard: null,
      k: null,
      birthYear: null,
    });
  });

  it('[LIST-6] an i among the flags marks a player as inactive', () => {
    expect([player({ flag: 'wi' })?.inactive, player({ flag: 'w' })?.inactive]).toEqual([true, false]);
  });

  it('[LIST-8] a line without a number, a name or a federation cannot be read', () => {
    for (const fields of [{ fideid: '0' }, { fideid: 'x1' }, { name: ' ' }, { country: 'Norway' }, { country: '' }])
      expect(player(fields)).toBeNull();
  });

  it('[LIST-8] a federation is read in any case', () => {
    expect(player({ country: 'Ind' })).toMatchObject({ federation: 'IND' });
  });

  it('[LIST-11] a rating is read even when the titles before it overflow their column', () => {
    const head = line(['ID Number', 15], ['Name', 20], ['Fed', 4], ['OTit', 15], ['NOV26', 6], ['K', 3]);
    const cells = (titles: string, rating: string) =>
      `${pad('1500002', 15)}${pad('Ruiz Arce, Paco', 20)}MEX ${pad(titles, 15)}${rating}  20 `;
    const columns = listColumns(head);
    const rated = (text: string) => columns && listedPlayer(lineFields(columns, text), 'standard');
    expect(rated(cells('LSI,FI', '1946'))).toMatchObject({ standard: 1946, k: 20 });
    expect(rated(cells('LSI,FI,SI,SLI,N', 'A1946'))).toMatchObject({ standard: 1946 });
    expect(rated(cells('', 'x946'))).toMatchObject({ standard: null });
  });

  it('[LIST-10] a player is found by the beginning of the name, without case and accents, in either name order', () => {
    const key = fideSearchKey('Ødegård, Åse');
    const finds = (typed: string) => beginningsOf(typed).some((beginning) => key.startsWith(beginning));
    for (const typed of ['øde', 'ODEGARD', 'ødegård åse', 'Ødegård, Å', 'Åse Ødegård']) expect(finds(typed)).toBe(true);
    for (const typed of ['ase', 'degard', '']) expect(finds(typed)).toBe(false);
    expect(fideSearchKey('Élodie')).toBe('elodie');
  });
});

describe('the month of a list', () => {
  it.each([
    ['players_list_2026-11.zip', 202611],
    ['standard_nov26frl.txt', 202611],
    ['202601.xml', 202601],
    ['JAN2027', 202701],
    ['NOV26', 202611],
    ['players_list_foa.txt', null],
    ['x26', null],
  ])('[LIST-9] the month of a list is read from the text %s', (text, month) => {
    expect(monthIn(text)).toBe(month);
  });

  it.each([
    ['2026-11-01T03:00:00Z', 202611],
    ['2026-11-27T23:00:00Z', 202611],
    ['2026-11-28T12:00:00Z', 202612],
    ['2026-12-30T12:00:00Z', 202701],
  ])(
    '[LIST-9] a list is of the month it was published in, or of the next one in the last three days: %s',
    (day, month) => {
      expect(monthPublished(millis(Date.parse(day)))).toBe(month);
    },
  );
});
