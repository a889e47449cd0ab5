import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMA_DECIMAL_CSV, makeCsv } from '../../../../domain/lib/csv.ts';
import { type ListAnswers, readEntries } from '../../../../domain/tournament/value/entry-list.ts';

const entrants = (text: string) =>
  readEntries(text).lines.map((line) => (line.kind === 'entrant' ? line.entrant : `${line.line} ${line.fault}`));
const nobody = {
  rating: null,
  club: null,
  fideNumber: null,
  nationalId: null,
  title: null,
  birthDate: null,
  sex: null,
};

describe('a list of entrants', () => {
  it('[ENTRY-8] a list is read line by line: name, rating, club, FIDE number, title, birth year, sex', () => {
    expect(
      entrants('Nordmann, Ola; 1850; Oslo SK; 1500042; fm; 1990; M\n\nKari Anne Hansen;;Bergen;;;;kvinne'),
    ).toEqual([
      {
        ...nobody,
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

  it('[ENTRY-8] a list can have names alone, with or without a comma', () => {
    expect(entrants('Nordmann, Ola\r\nKari Hansen')).toEqual([
      { ...nobody, firstName: 'Ola', lastName: 'Nordmann' },
      { ...nobody, firstName: 'Kari', lastName: 'Hansen' },
    ]);
  });

  it('[ENTRY-8] a list is read in the order of its head line, in English or Norwegian, also from a spreadsheet', () => {
    const ola = { ...nobody, firstName: 'Ola', lastName: 'Nordmann', rating: 1850, birthDate: '2012-02-29' };
    expect(entrants('Født\tNavn\tRating\tBy\n29.2.2012\tOla Nordmann\t1850\tOslo')).toEqual([ola]);
    expect(entrants('Navn;Kjønn\nOla Nordmann;g')).toEqual([
      { ...nobody, firstName: 'Ola', lastName: 'Nordmann', sex: 'M' },
    ]);
    expect(entrants('name,rating,birth date\n"Nordmann, Ola",1850,2012-02-29')).toEqual([ola]);
  });

  it('[ENTRY-8] each line that cannot be read is listed with its error', () => {
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

  it('[ENTRY-8] a list can have first and last names in separate columns', () => {
    const ole = { ...nobody, firstName: 'Ole', lastName: 'Hansen', rating: 1500 };
    expect(entrants('Etternavn;Fornavn;Rating;Klubb\nHansen;Ole;1500;Fjell SK')).toEqual([
      { ...ole, club: 'Fjell SK' },
    ]);
    expect(entrants('Last Name,First Name,Rating,FIDE ID\nHansen,Ole,1500,1500001')).toEqual([
      { ...ole, fideNumber: 1500001 },
    ]);
  });

  it('[ENTRY-8] a list is read as spreadsheets write it, with byte order mark, sep= and quoted line breaks', () => {
    const ole = { ...nobody, firstName: 'Ole', lastName: 'Hansen', rating: 1500 };
    expect(entrants('\uFEFFNavn;Rating\r\nHansen, Ole;1500')).toEqual([ole]);
    expect(entrants('sep=;\r\nNavn;Rating\r\nHansen, Ole;1500')).toEqual([ole]);
    const list = readEntries(
      'Navn;Rating;Klubb\n"Hansen, Ole";1500;"Sjakkluben ""Fjell"""\n"Berg,\nKari";1420;Vik\nVik, Per;x',
    ).lines;
    expect(list).toMatchObject([
      { line: 2, entrant: { ...ole, club: 'Sjakkluben "Fjell"' } },
      { line: 3, entrant: { firstName: 'Kari', lastName: 'Berg', rating: 1420, club: 'Vik' } },
      { line: 5, fault: 'rating' },
    ]);
  });

  it('[ENTRY-8] a line with another separator is an error, and an unclosed quotation mark is plain text', () => {
    expect(entrants('Hansen, Ole;1500\nBerg, Kari;1420\nVik, Per\t1300').at(2)).toBe('3 separator');
    expect(entrants('Hansen, Ole "Olli;1500\nBerg, Kari;1420')).toHaveLength(2);
  });

  it('[ENTRY-8] a list can have numbered lines, clubs in brackets and ratings after the name', () => {
    const per = { ...nobody, firstName: 'Per', lastName: 'Hansen' };
    expect(entrants('1. Hansen, Per (Fjellsiden) 1655\n2) Kari Berg 1420\n3. Ås, Gro')).toEqual([
      { ...per, rating: 1655, club: 'Fjellsiden' },
      { ...nobody, firstName: 'Kari', lastName: 'Berg', rating: 1420 },
      { ...nobody, firstName: 'Gro', lastName: 'Ås' },
    ]);
    expect(entrants('1. Hansen, Per; 1500\n2. Berg, Kari; 1420')).toMatchObject([{ ...per, rating: 1500 }, {}]);
    expect(entrants('1\tHansen, Per\t1500\n2\tBerg, Kari\t1420')).toMatchObject([{ ...per, rating: 1500 }, {}]);
    expect(entrants('Hansen, Per 2012')).toEqual(['1 yearOrRating']);
  });

  it('[ENTRY-8] a name with digits is an error', () => {
    expect(entrants('Hansen, Per 12;1500\nEtternavn2 Fornavn;1300')).toEqual(['1 digits', '2 digits']);
  });

  it('[ENTRY-8] titles are read in any case, in their short form, and before the name', () => {
    const titles = entrants('A, A;;;;g\nB, B;;;;Wfm\nGM C, C').map((one) =>
      typeof one === 'string' ? one : one.title,
    );
    expect(titles).toEqual(['GM', 'WFM', 'GM']);
  });

  describe('ambiguous lists', () => {
    const COMMAS = 'Hansen,Ole,1500\nBerg,Kari,1420';
    const asked = (text: string, answers: ListAnswers = {}) => readEntries(text, answers).questions;

    it('[ENTRY-16] a list with commas and no head line raises a question about its columns', () => {
      expect(entrants(COMMAS)).toEqual(['1 columns', '2 columns']);
      expect(asked(COMMAS)).toEqual([
        {
          kind: 'columns',
          samples: [
            ['Hansen', 'Berg'],
            ['Ole', 'Kari'],
            ['1500', '1420'],
          ],
          proposed: ['lastName', 'firstName', 'rating'],
        },
      ]);
      const { lines, questions } = readEntries(COMMAS, { columns: ['lastName', 'firstName', 'rating'] });
      expect(questions).toEqual([]);
      expect(lines).toMatchObject([
        { entrant: { firstName: 'Ole', lastName: 'Hansen', rating: 1500 } },
        { entrant: { firstName: 'Kari', lastName: 'Berg', rating: 1420 } },
      ]);
    });

    it('[ENTRY-16] a list whose first cells are not names raises a question about its columns', () => {
      expect(asked('Hansen;Ole;1500\nBerg;Kari;1420')).toHaveLength(1);
      expect(asked('Nordmann, Ola;1850')).toEqual([]);
    });

    it('[ENTRY-16] a list with ambiguous dates raises a question about their order, unless another date shows it', () => {
      const ambiguous = 'Navn;Født\nA, A;01/02/2010';
      expect(entrants(ambiguous)).toEqual(['2 dayOrMonth']);
      expect(asked(ambiguous)).toEqual([{ kind: 'dates', example: '01/02/2010' }]);
      const birth = (text: string, answers?: ListAnswers) =>
        readEntries(text, answers).lines.map((line) => (line.kind === 'entrant' ? line.entrant.birthDate : line.fault));
      expect(birth(ambiguous, { isDayFirst: true })).toEqual(['2010-02-01']);
      expect(birth(ambiguous, { isDayFirst: false })).toEqual(['2010-01-02']);
      expect(birth(`${ambiguous}\nB, B;31/12/2010`)).toEqual(['2010-02-01', '2010-12-31']);
      expect(birth(`${ambiguous}\nB, B;12/31/2010`)).toEqual(['2010-01-02', '2010-12-31']);
      expect(birth('Navn;Født\nA, A;01.02.2010')).toEqual(['2010-02-01']);
    });
  });

  it.each(['National id', 'Spillernummer', 'medlemsnr.', 'Member ID'])(
    '[ENTRY-8] a column %s has the ids of the national list, each of them once',
    (heading) => {
      const ola = { ...nobody, firstName: 'Ola', lastName: 'Nordmann' };
      const list = `Navn;${heading}\nOla Nordmann;A-17\nOla Nordmann;18\nOla Nordmann;\nKari Berg;A-17\nPer Lie;<b>`;
      expect(entrants(list)).toEqual([
        { ...ola, nationalId: 'A-17' },
        { ...ola, nationalId: '18' },
        ola,
        '5 twice',
        '6 nationalId',
      ]);
    },
  );

  it('[ENTRY-8] every cell of a spreadsheet file is read', () => {
    const club = fc.string({ unit: fc.constantFrom(...'aÅ ;,"') }).map((text) => `k${text}k`.replace(/\s+/g, ' '));
    fc.assert(
      fc.property(fc.array(club, { minLength: 1 }), (clubs) => {
        const rows = clubs.map((one, at) => [`${letters(at)}, Ola`, one]);
        const file = makeCsv(['Navn', 'Klubb'], rows, COMMA_DECIMAL_CSV);
        const read = readEntries(file).lines.map((line) => (line.kind === 'entrant' ? line.entrant.club : line.fault));
        expect(read).toEqual(clubs);
      }),
    );
  });

  it('[ENTRY-8] every line of any text without quotation marks is either read or listed with its error', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'aÅ ;,\t1<') })), (rows) => {
        const { lines } = readEntries(rows.join('\n'));
        const told = rows.filter((row) => row.replace(/[\s;,\t]/g, '') !== '').length;
        expect(lines.length).toBeLessThanOrEqual(rows.length);
        expect(lines.length).toBeGreaterThanOrEqual(told);
        expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
      }),
    );
  });
});

/** A family name for each number. */
const letters = (at: number): string => `N${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
