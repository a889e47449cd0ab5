import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { benchServer, importSwiss, swissFile } from './support/bench-server.ts';
import { Latencies } from './support/latencies.ts';

/**
 * The response times of a league page's calls: ten seasons, six categories, 400 players in each season. Figures are
 * milliseconds of sequential requests by a visitor. `new` is the first read after new results, which a Worker has to
 * compute; `first` is the first read of a fresh Worker when the results are already stored.
 *
 *   npm run bench:league
 */
const [SEASONS, CATEGORIES, PLAYERS, READS] = [10, 6, 67, 100];
const LEAGUE = 'bench-league';

const { base, arbiter, database, restart, stop } = await benchServer();
try {
  const member = await seed();
  const calledFor = {
    'the league': pathTo(calls.viewLeague, { id: LEAGUE }),
    'seasons and categories': pathTo(calls.seasonsAndCategories, { id: LEAGUE }),
    'the tables of a season': pathTo(calls.seasonResults, { id: LEAGUE, season: seasonId(SEASONS) }),
    'its tournaments': pathTo(calls.leagueTournaments, { id: LEAGUE }),
    'the history of a player': pathTo(calls.memberHistory, { id: LEAGUE, kind: 'player', member }),
  };
  const worked = new Map<string, number>();
  for (const [name, path] of Object.entries(calledFor)) worked.set(name, (await read(path)).ms);
  await restart();
  await read(pathTo(calls.findTournaments));
  console.log('| call | new | first | p50 | p99 | kB |\n|---|---|---|---|---|---|');
  for (const [name, path] of Object.entries(calledFor)) {
    const first = await read(path);
    const times = new Latencies();
    for (let reads = 0; reads < READS; reads += 1) times.add((await read(path)).ms);
    const figures = [worked.get(name) ?? 0, first.ms, times.quantile(0.5), times.quantile(0.99), first.bytes / 1_000];
    console.log(`| ${name} | ${figures.map((figure) => figure.toFixed(1)).join(' | ')} |`);
  }
} finally {
  await stop();
}

function seasonId(number: number): string {
  return `season-${number}`;
}

/** Creates the league with a tournament per category and season; returns one of the players. */
async function seed(): Promise<string> {
  await arbiter.ask(calls.makeLeague, { body: { id: LEAGUE, name: 'Bench', organization: 'bench' } });
  const part = { name: 'Part', description: 'Of the bench.' };
  for (let number = 1; number <= CATEGORIES; number += 1) {
    await arbiter.ask(calls.makeCategory, { id: LEAGUE, body: { ...part, id: `category-${number}` } });
  }
  const trf = swissFile(PLAYERS);
  const d1 = await database();
  let player = '';
  for (let number = 1; number <= SEASONS; number += 1) {
    const days = { startDate: `${2010 + number}-09-01`, endDate: `${2011 + number}-05-31` };
    await arbiter.ask(calls.makeSeason, { id: LEAGUE, body: { ...part, ...days, id: seasonId(number) } });
    for (let category = 1; category <= CATEGORIES; category += 1) {
      const id = await importSwiss(arbiter, trf);
      await d1
        .prepare('update tournaments set league = ?, season = ?, category = ? where id = ?')
        .bind(LEAGUE, seasonId(number), `category-${category}`, id)
        .run();
      player = (await arbiter.page(id)).participants[0]?.account ?? player;
    }
  }
  return player;
}

async function read(path: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const began = performance.now();
  const answer = await fetch(base + path);
  const text = await answer.text();
  const ms = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status} ${text.slice(0, 200)}`);
  return { ms, bytes: text.length };
}
