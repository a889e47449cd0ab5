import { describe, expect, it } from 'vitest';
import { makeCsv } from '../../../domain/lib/csv.ts';
import { EMPTY_ROW, faultsOf, payloadOf, readSheet, withUsernames } from '../../../web/features/accounts/sheet.ts';
import { csvStyleOf } from '../../../web/ui/table/save-csv.ts';

const TODAY = '2026-11-22';

describe('a pasted sheet', () => {
  it('a pasted sheet is read by its Norwegian column headings, in any order', () => {
    const [row, ...more] = readSheet('Etternavn\tFornavn\tFødselsdato\tKjønn\nØdegård\tÅse\t3.2.2011\tk\n\n');
    expect(more).toEqual([]);
    expect(row).toEqual({ ...EMPTY_ROW, firstName: 'Åse', lastName: 'Ødegård', birthDate: '2011-02-03', sex: 'F' });
  });

  it('a CSV file with semicolons and quotes is read by its English column headings', () => {
    const [row] = readSheet(
      '\uFEFFFirst name;Last name;Date of birth;E-mail\r\n"Ola; Per";Nordmann;2010-05-17;o@example.org',
    );
    expect(row).toMatchObject({
      firstName: 'Ola; Per',
      lastName: 'Nordmann',
      birthDate: '2010-05-17',
      email: 'o@example.org',
    });
  });

  it('a date that can be read in two ways stays as it is written', () => {
    const days = readSheet('Kari\tNordmann\t01/02/2012\nOla\tNordmann\t05/05/2012').map((row) => row.birthDate);
    expect(days).toEqual(['01/02/2012', '2012-05-05']);
  });

  it('a pasted sheet without headings is read in the usual order of columns', () => {
    expect(readSheet('Kari\tNordmann\t17/05/2012\tjente')).toEqual([
      { ...EMPTY_ROW, firstName: 'Kari', lastName: 'Nordmann', birthDate: '2012-05-17', sex: 'F' },
    ]);
  });
});

describe('a list of new accounts', () => {
  const person = (changes: object = {}) => ({
    ...EMPTY_ROW,
    firstName: 'Åse',
    lastName: 'Ødegård',
    birthDate: '2011-02-03',
    ...changes,
  });

  it('an adult without a user name gets one that nobody else has', () => {
    const adult = { birthDate: '2008-11-22' };
    const rows = withUsernames(
      [person(adult), person(adult), person({ ...adult, username: 'aase' })],
      new Set(['ase-odegard']),
      { today: TODAY },
    );
    expect(rows.map(({ username }) => username)).toEqual(['ase-odegard-2', 'ase-odegard-3', 'aase']);
  });

  it('a minor without a user name gets one that says nothing of their name', () => {
    const minor = { birthDate: '2008-11-23' };
    const drawn = [41_000, 41_000, 41_001];
    const rows = withUsernames([person(minor), person(minor)], new Set(), {
      today: TODAY,
      draw: () => drawn.shift() ?? 0,
    });
    expect(rows.map(({ username }) => username)).toEqual(['rook-41000', 'knight-41001']);
    const [own] = withUsernames([person(minor)], new Set(), { today: TODAY });
    expect(own?.username).toMatch(/^(rook|knight|bishop|castle)-[1-9]\d{4}$/);
  });

  it('an account in Norway needs a region, and gets that of the list if its row has none', () => {
    const rows = [person({ username: 'a' }), person({ username: 'b', fideFederation: 'SWE' })];
    const without = faultsOf(rows, new Set(), { today: TODAY, region: '' });
    expect(without.map((row) => [...row.keys()])).toEqual([['region'], []]);
    expect(payloadOf(person(), { club: '', level: 0, region: 'Oslo' }).region).toBe('Oslo');
    expect(payloadOf(person({ region: 'Agder' }), { club: '', level: 0, region: 'Oslo' }).region).toBe('Agder');
    expect(payloadOf(person({ fideFederation: 'SWE' }), { club: '', level: 0, region: 'Oslo' }).region).toBe('');
  });

  it('a list of new accounts reports for each row which columns are wrong', () => {
    const rows = [
      person({ username: 'ase' }),
      person({ username: 'Ase' }),
      person({ username: 'eirik', firstName: '', email: 'nowhere' }),
      person({ username: 'per', birthDate: '2030-01-01', fideFederation: 'NORWAY' }),
    ];
    const faults = faultsOf(rows, new Set(['eirik']), { today: TODAY, region: 'Oslo' });
    expect(faults.map((row) => [...row.keys()].sort())).toEqual([
      [],
      ['username'],
      ['email', 'firstName', 'username'],
      ['birthDate', 'fideFederation'],
    ]);
    expect(faults[1]?.get('username')).toBe('twice');
    expect(faults[2]?.get('username')).toBe('taken');
  });

  it('a list of new accounts reports a FIDE number that occurs a second time', () => {
    const rows = ['1500001', '', '1500001', ''].map((fideNumber, at) => person({ username: `p${at}`, fideNumber }));
    const faults = faultsOf(rows, new Set(), { today: TODAY, region: 'Oslo' });
    expect(faults.map((row) => row.get('fideNumber'))).toEqual([undefined, undefined, 'numberTwice', undefined]);
  });

  it('a CSV file has no cell that is a formula', () => {
    const file = makeCsv(
      ['Name', 'Password'],
      [
        ['=HYPERLINK("http://x")', '+47'],
        ['@sum', '-1'],
        ['Åse', 'bado-kemi'],
      ],
    );
    for (const line of file.split('\r\n').slice(1, 3)) expect(line).not.toMatch(/(^|,)"?[=+@-]/);
    expect(file).toContain('Åse,bado-kemi');
  });

  it('a CSV file has semicolons and decimal commas on a Norwegian page, and quotes text with its separator', () => {
    const rows = [
      ['Hansen, Ole', 2.5, 'Sjakk; "Fjell"'],
      [null, 3, ''],
    ];
    expect(makeCsv(['Navn', 'Poeng', 'Klubb'], rows, csvStyleOf('no'))).toBe(
      '\uFEFFNavn;Poeng;Klubb\r\n"Hansen, Ole";2,5;"Sjakk; ""Fjell"""\r\n;3;',
    );
    expect(makeCsv(['Name', 'Points', 'Club'], rows, csvStyleOf('en'))).toBe(
      '\uFEFFName,Points,Club\r\n"Hansen, Ole",2.5,"Sjakk; ""Fjell"""\r\n,3,',
    );
  });
});
