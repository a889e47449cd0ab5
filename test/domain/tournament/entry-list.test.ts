import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntryList } from '../../../domain/tournament/entry-list.ts';

const entrants = (text: string) =>
  readEntryList(text).map((line) => (line.kind === 'entrant' ? line.entrant : `${line.line} ${line.fault}`));
const nobody = { rating: null, club: null, fideNumber: null, title: null, birthDate: null, sex: null };

describe('a list of entrants', () => {
  it('[ENTRY-8] is read line by line: name, rating, club, FIDE number, title, birth year, sex', () => {
    expect(
      entrants('Nordmann, Ola; 1850; Oslo SK; 1500042; fm; 1990; M\n\nKari Anne Hansen;;Bergen;;;;kvinne'),
    ).toEqual([
      {
        firstName: 'Ola',
        lastName: 'Nordmann',
        rating: 1850,
        club: 'Oslo SK',
        fideNumber: 1500042,
        title: 'FM',
        birthDate: '1990-01-01',
        sex: 'M',
      },
      { ...nobody, firstName: 'Kari Anne', lastName: 'Hansen', club: 'Bergen', sex: 'F' },
    ]);
  });

  it('[ENTRY-8] may be names alone, with or without a comma', () => {
    expect(entrants('Nordmann, Ola\r\nKari Hansen')).toEqual([
      { ...nobody, firstName: 'Ola', lastName: 'Nordmann' },
      { ...nobody, firstName: 'Kari', lastName: 'Hansen' },
    ]);
  });

  it('[ENTRY-8] is read in the order of its head line, in English and Norwegian, also from a spreadsheet', () => {
    const ola = { ...nobody, firstName: 'Ola', lastName: 'Nordmann', rating: 1850, birthDate: '2012-02-29' };
    expect(entrants('Født\tNavn\tRating\tBy\n29.2.2012\tOla Nordmann\t1850\tOslo')).toEqual([ola]);
    expect(entrants('Navn;Kjønn\nOla Nordmann;g')).toEqual([
      { ...nobody, firstName: 'Ola', lastName: 'Nordmann', sex: 'M' },
    ]);
    expect(entrants('name,rating,birth date\n"Nordmann, Ola",1850,2012-02-29')).toEqual([ola]);
  });

  it('[ENTRY-8] names each line that cannot be read, and what is wrong with it', () => {
    const list = [
      'Ola Nordmann; 1850',
      'Ola; 1850',
      'Per Hansen; strong',
      'Per Hansen; 9999',
      'Per Hansen;;;15x',
      'Per Hansen;;;;Dr',
      'Per Hansen;;;;;31.2.2012',
      'Per Hansen;;;;;;more',
      'Per Hansen;;;;;;;more',
      'ola nordmann',
      'A<b> C',
    ];
    expect(entrants(list.join('\n')).slice(1)).toEqual([
      '2 name',
      '3 rating',
      '4 rating',
      '5 fideNumber',
      '6 title',
      '7 birth',
      '8 sex',
      '9 fields',
      '10 twice',
      '11 name',
    ]);
  });

  it('[ENTRY-8] of any text says one thing of each line that is not empty', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'aÅ ;,"\t1<') })), (rows) => {
        const lines = readEntryList(rows.join('\n'));
        const told = rows.filter((row) => row.trim() !== '').length;
        expect(lines.length).toBe(told);
        expect(new Set(lines.map(({ line }) => line)).size).toBe(told);
      }),
    );
  });
});
