import { describe, expect, it } from 'vitest';
import { refuse } from '../../../domain/kernel/result.ts';
import { examineNationalList, readNationalList } from '../../../domain/rating/national-list.ts';
import { nationalList } from '../../support/national-list.ts';

const list = (head: string, ...rows: string[]): string =>
  [head, ...rows, ...Array.from({ length: 10 }, (_, at) => filler(head, at))].join('\n');

/** A line of ten players whom the tests do not look at. */
const filler = (head: string, at: number): string =>
  head
    .split(';')
    .map(
      (column) => ({ id: `x${at}`, nr: `x${at}`, name: 'Berg, Eva', etternavn: 'Berg', fornavn: 'Eva' })[column] ?? '',
    )
    .join(';');

function playersOf(text: string) {
  const read = readNationalList(text);
  return read.ok ? read.value : read;
}

describe('a national rating list', () => {
  it('[LIST-12] a list is read by its headings', () => {
    const text = list(
      'id;name;rating;rapid;blitz;club;FIDE number;born',
      '12/A;Nordmann, Ola;1850;1800;1790;Oslo SS;1500001;1990',
      '7;Ronaldo;0;;;;;',
    );
    expect(playersOf(text)).toMatchObject([
      {
        id: '12/A',
        lastName: 'Nordmann',
        firstName: 'Ola',
        standard: 1850,
        rapid: 1800,
        blitz: 1790,
        club: 'Oslo SS',
        fideNumber: 1500001,
      },
      { id: '7', lastName: 'Ronaldo', firstName: '', standard: null, club: null, fideNumber: null },
      ...Array.from({ length: 10 }, () => ({})),
    ]);
  });

  it.each([';', ',', '\t'])('[LIST-12] Norwegian headings and the separator "%s" are read', (separator) => {
    const text = list('nr;etternavn;fornavn;rating;hurtig;lyn;klubb', '3;Å;Ål;1500;1400;1300;Bergens SK');
    expect(playersOf(text.replaceAll(';', separator))).toMatchObject([
      { id: '3', lastName: 'Å', firstName: 'Ål', standard: 1500, rapid: 1400, blitz: 1300, club: 'Bergens SK' },
      ...Array.from({ length: 10 }, () => ({})),
    ]);
  });

  it.each([
    ['', 'nationalListHeadings', { missing: 'id, name, rating' }],
    [list('id;name;club'), 'nationalListHeadings', { missing: 'rating' }],
    [list('id;name;rating', '1;Hansen, Per;1500;1'), 'nationalListCells', { line: 2, cells: 4, columns: 3 }],
    [list('id;name;rating', '1;Hansen, Per'), 'nationalListCells', { line: 2, cells: 2, columns: 3 }],
    [list('id;name;rating', '<1>;Hansen, Per;1500'), 'nationalListId', { line: 2, column: 'id', text: '<1>' }],
    [
      list('id;name;rating', '1;Hansen, Per;1500', '2;;1500'),
      'nationalListName',
      { line: 3, column: 'name', text: '' },
    ],
    [list('id;name;rating', '1;Hansen, Per;15OO'), 'nationalListRating', { line: 2, column: 'rating', text: '15OO' }],
    [list('id;name;rating', '1;Hansen, Per;-5'), 'nationalListRating', { line: 2, column: 'rating', text: '-5' }],
    [list('id;name;rating', '1;Hansen, Per;4001'), 'nationalListRating', { line: 2, column: 'rating', text: '4001' }],
    [list('id;name;rating;Lyn', '1;Hansen, Per;1500;x'), 'nationalListRating', { line: 2, column: 'Lyn', text: 'x' }],
    [
      list('id;name;rating;club', '1;Hansen, Per;1500;<b>'),
      'nationalListClub',
      { line: 2, column: 'club', text: '<b>' },
    ],
    [
      list('id;name;rating;FIDE', '1;Hansen, Per;1500;a'),
      'nationalListFideNumber',
      { line: 2, column: 'FIDE', text: 'a' },
    ],
    [
      list('id;name;rating', '1;Hansen, Per;1500', '1;Berg, Eva;1600'),
      'nationalListTwice',
      { line: 3, column: 'id', text: '1' },
    ],
  ] as const)(
    '[LIST-13] a fault is refused with its place, what stands there and what is expected: %#',
    (text, key, params) => {
      const isOfLine = 'line' in params;
      expect(readNationalList(text)).toEqual(refuse(key, { ...params, ...(isOfLine && { faults: 1 }) }));
    },
  );

  it('[LIST-13] a refusal has the number of lines with faults', () => {
    const text = list('id;name;rating', '1;Hansen, Per;x', '2;Berg, Eva;y', 'x1;Lie, Kari;1500');
    expect(readNationalList(text)).toMatchObject({ key: 'nationalListRating', params: { line: 2, faults: 3 } });
  });

  it('[LIST-13] all faults are listed by line, and an id that comes again is one of them', () => {
    const text = list('id;name;rating', '1;Hansen, Per;1500', '1;Berg, Eva;1600', '2;Lie, Kari;x', '3;Ås, Gro;1700');
    const { players, faults } = examineNationalList(text);
    expect(faults).toEqual([
      refuse('nationalListTwice', { line: 3, column: 'id', text: '1' }),
      refuse('nationalListRating', { line: 4, column: 'rating', text: 'x' }),
    ]);
    expect(players.slice(0, 2).map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('[LIST-14] a list has ten players at least', () => {
    expect(readNationalList(nationalList(9))).toEqual(refuse('nationalListTooShort', { players: 9, fewest: 10 }));
    expect(readNationalList(nationalList(10)).ok).toBe(true);
  });
});
