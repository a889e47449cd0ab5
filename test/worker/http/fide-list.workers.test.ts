import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { type ListedPlayer, listedPlayer } from '../../../domain/fide-list/player.ts';
import { writePlayers } from '../../../services/fide-list/database.ts';
import { Browser } from '../../support/workers/browser.ts';
import { makeAdmin, type Somebody } from '../../support/workers/people.ts';

let reader: Somebody;

const player = (fideid: string, name: string, more: object = {}): ListedPlayer => {
  const read = listedPlayer({ fideid, name, country: 'NOR', rating: '1600', rapid_rating: '1500', ...more }, 'all');
  if (read === null) throw new Error(`${name} cannot be read`);
  return read;
};

async function write(players: readonly ListedPlayer[], kind: 'all' | 'rapid' = 'all'): Promise<void> {
  const statements = writePlayers(players, kind, 202611);
  await env.DB.batch(statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values)));
}

beforeAll(async () => {
  reader = await makeAdmin();
  await write([
    player('1', 'Ødegård, Åse', { sex: 'F', birthday: '2001', title: 'wf' }),
    player('2', 'Ødegård, Per'),
    player('3', 'Éluard, Émile'),
    player('4', 'Carlsen, Magnus'),
    // Twice in the list: the last line counts.
    player('4', 'Carlsen, Magnus', { rating: '2839' }),
  ]);
});

const found = async (q: string) =>
  (await reader.browser.read(calls.searchFidePlayers, { query: { q } })).map(({ number }) => number);

describe("FIDE's list", () => {
  it('a stranger can look up the player who has a FIDE number (R-584)', async () => {
    expect(await new Browser().read(calls.lookUpFideNumber, { number: 1 })).toEqual({
      success: true,
      number: 1,
      first_name: 'Åse',
      last_name: 'Ødegård',
      title: 'WFM',
      rating: 1600,
      federation: 'NOR',
      birth_year: 2001,
      sex: 'F',
    });
    expect(await new Browser().read(calls.lookUpFideNumber, { number: 99 })).toEqual({ success: false });
    expect(await new Browser().read(calls.lookUpFideNumber, { number: 4 })).toMatchObject({ rating: 2839 });
  });

  it('FIDE’s list can be searched by the beginning of a name, with and without ø, å and é', async () => {
    expect(await found('ødegård')).toEqual([1, 2]);
    expect(await found('ODEGARD, A')).toEqual([1]);
    expect(await found('éluard')).toEqual([3]);
    expect(await found('Magnus Carlsen')).toEqual([4]);
    expect(await found('degard')).toEqual([]);
  });

  it('a rapid list from FIDE leaves the standard ratings as they are', async () => {
    const rapid = listedPlayer({ fideid: '2', name: 'Ødegård, Per', country: 'NOR', rating: '1555' }, 'rapid');
    await write(rapid === null ? [] : [rapid], 'rapid');
    const row = await env.DB.prepare('select standard, rapid from fide_players where number = 2').first();
    expect(row).toEqual({ standard: 1600, rapid: 1555 });
  });
});
