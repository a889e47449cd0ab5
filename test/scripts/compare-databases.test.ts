import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { compareDatabases, type ReadRows } from '../../scripts/backup/compare-databases.ts';

const TABLES = `
  CREATE TABLE clubs (id TEXT PRIMARY KEY, name TEXT, crest BLOB);
  CREATE TABLE players (id INTEGER PRIMARY KEY, club TEXT, points REAL);
  CREATE INDEX players_club ON players (club);
  INSERT INTO clubs VALUES ('a', 'Asker', x'0102'), ('b', 'Bærum' || char(10) || 'sjakk', NULL);
  INSERT INTO players VALUES (1, 'a', 1.5), (2, 'b', NULL);
`;

function database(more = ''): ReadRows {
  const opened = new DatabaseSync(':memory:');
  opened.exec(TABLES + more);
  return async (sql) => opened.prepare(sql).all().map(Object.values);
}

const differences = async (more: string) => (await compareDatabases(database(), database(more))).differences;

describe('comparing a restored database', () => {
  it('equal databases have no differences, also if their rows are in another order', async () => {
    const { tables, differences: found } = await compareDatabases(database(), database());
    expect(tables).toEqual([
      { table: 'clubs', rows: 2 },
      { table: 'players', rows: 2 },
    ]);
    expect(found).toEqual([]);
    expect(
      await differences("DELETE FROM clubs WHERE id = 'a'; INSERT INTO clubs VALUES ('a', 'Asker', x'0102')"),
    ).toEqual([]);
  });

  it.each([
    ["UPDATE clubs SET name = 'Bærum\\nsjakk' WHERE id = 'b'", 'clubs: rows differ'],
    ["UPDATE clubs SET crest = x'0103' WHERE id = 'a'", 'clubs: rows differ'],
    ["UPDATE clubs SET crest = '' WHERE id = 'b'", 'clubs: rows differ'],
    ['UPDATE players SET points = 0 WHERE id = 2', 'players: rows differ'],
    ['DELETE FROM players WHERE id = 2', 'players: 2 rows, 1 in the copy'],
    ['DROP TABLE players', 'players: only in the original'],
    ['CREATE TABLE teams (id TEXT)', 'teams: only in the copy'],
    ['DROP INDEX players_club', 'players: another definition'],
    ['ALTER TABLE players ADD COLUMN rank INTEGER', 'players: another definition'],
  ])('a difference is found: %s', async (change, difference) => {
    expect(await differences(change)).toEqual([difference]);
  });
});
