import { describe, expect, it } from 'vitest';
import { makeCsv } from '../../domain/csv.ts';
import { EMPTY_ROW, faultsOf, readSheet, withUsernames } from '../../web/features/accounts/sheet.ts';

const TODAY = '2026-11-22';

describe('a pasted sheet', () => {
  it('is read by the heads of its columns, in Norwegian and in any order', () => {
    const [row, ...more] = readSheet('Etternavn\tFornavn\tFødselsdato\tKjønn\nØdegård\tÅse\t3.2.2011\tk\n\n');
    expect(more).toEqual([]);
    expect(row).toEqual({ ...EMPTY_ROW, first_name: 'Åse', last_name: 'Ødegård', birth_date: '2011-02-03', sex: 'F' });
  });

  it('is read from a CSV file with semicolons and quotes, by English heads', () => {
    const [row] = readSheet(
      '\uFEFFFirst name;Last name;Date of birth;E-mail\r\n"Ola; Per";Nordmann;2010-05-17;o@example.org',
    );
    expect(row).toMatchObject({
      first_name: 'Ola; Per',
      last_name: 'Nordmann',
      birth_date: '2010-05-17',
      email: 'o@example.org',
    });
  });

  it('needs no heads where the columns stand in the usual order', () => {
    expect(readSheet('Kari\tNordmann\t17/05/2012\tjente')).toEqual([
      { ...EMPTY_ROW, first_name: 'Kari', last_name: 'Nordmann', birth_date: '2012-05-17', sex: 'F' },
    ]);
  });
});

describe('a list of new accounts', () => {
  const person = (changes: object = {}) => ({
    ...EMPTY_ROW,
    first_name: 'Åse',
    last_name: 'Ødegård',
    birth_date: '2011-02-03',
    ...changes,
  });

  it('makes a user name for whoever has none, which nobody else has', () => {
    const rows = withUsernames([person(), person(), person({ username: 'aase' })], new Set(['ase-odegard']));
    expect(rows.map(({ username }) => username)).toEqual(['ase-odegard-2', 'ase-odegard-3', 'aase']);
  });

  it('says of every row what is wrong with which column before any account is made', () => {
    const rows = [
      person({ username: 'ase' }),
      person({ username: 'Ase' }),
      person({ username: 'eirik', first_name: '', email: 'nowhere' }),
      person({ username: 'per', birth_date: '2030-01-01', fide_federation: 'NORWAY' }),
    ];
    const faults = faultsOf(rows, new Set(['eirik']), TODAY);
    expect(faults.map((row) => [...row.keys()].sort())).toEqual([
      [],
      ['username'],
      ['email', 'first_name', 'username'],
      ['birth_date', 'fide_federation'],
    ]);
    expect(faults[1]?.get('username')).toBe('twice');
    expect(faults[2]?.get('username')).toBe('taken');
  });

  it('is written to a file in which no cell is a formula', () => {
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
});
