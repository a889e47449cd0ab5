import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../scripts/server/migrate.ts';
import { makeServer } from '../scripts/server/server.ts';
import { Latencies } from './support/latencies.ts';

/**
 * Imports a generated rating list of FIDE's size, measures time and memory, and then measures look-ups:
 *
 *   npm run bench:fide-list -- --players 1500000
 */
const { values } = parseArgs({ options: { players: { type: 'string', default: '1500000' } } });
const PLAYERS = Number(values.players);
const QUESTIONS = 500;

const FAMILY = [
  'Ødegård',
  'Åsheim',
  'Éluard',
  'Nordmann',
  'Carlsen',
  'García',
  'Wiśniewski',
  'Smith',
  'Kumar',
  'Ivanov',
  'Nguyen',
  'Müller',
];
const GIVEN = [
  'Åse',
  'Øystein',
  'Émile',
  'Magnus',
  'Anna',
  'José',
  'Łukasz',
  'John',
  'Priya',
  'Ivan',
  'Linh',
  'Jürgen',
];
const FEDERATIONS = ['NOR', 'FRA', 'ESP', 'POL', 'ENG', 'IND', 'GER', 'VIE'];
const HEAD =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

const folder = mkdtempSync(join(tmpdir(), 'rokade-fide-'));
try {
  const file = join(folder, 'players_list_2026-11.txt');
  await makeList(file);
  await importIt(file);
  await lookUp();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A mix of frequent and unique names, as in the real list. */
function nameOf(at: number): string {
  const family = `${FAMILY[at % FAMILY.length]}${at % 7 === 0 ? '' : `-${(at * 7919) % 99_991}`}`;
  return `${family}, ${GIVEN[(at >> 3) % GIVEN.length]}`;
}

async function makeList(file: string): Promise<void> {
  const out = createWriteStream(file);
  out.write(`${HEAD}\n`);
  for (let at = 0; at < PLAYERS; at += 1) {
    const rating = String(1000 + ((at * 37) % 1800)).padEnd(6);
    const line =
      String(1_000_000 + at).padEnd(15) +
      nameOf(at).padEnd(61) +
      (FEDERATIONS[at % FEDERATIONS.length] ?? '').padEnd(4) +
      (at % 9 === 0 ? 'F' : 'M').padEnd(4) +
      ''.padEnd(29) +
      `${rating}0   20 ${rating}0   20 ${rating}0   20 ` +
      String(1940 + (at % 75)).padEnd(6);
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

/** Imports the list in a child process and samples its memory. */
async function importIt(file: string): Promise<void> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/fide-import.ts', file], {
    env: { ...process.env, DATA_DIR: folder, PORT: '4168' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let [going, most] = [true, 0];
  const ended = once(child, 'exit').then(([code]) => {
    going = false;
    if (code !== 0) throw new Error(`The import ended with ${code}.`);
  });
  const watch = async () => {
    for (; going; await sleep(200)) most = Math.max(most, residentMb(child.pid));
  };
  await Promise.all([ended, watch()]);
  console.log(
    `${PLAYERS} players in ${((performance.now() - began) / 1_000).toFixed(0)} s, at most ${most} MB of memory.`,
  );
}

function residentMb(pid: number | undefined): number {
  try {
    const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1_024);
  } catch {
    return 0;
  }
}

async function lookUp(): Promise<void> {
  const server = await makeServer({ port: 4168, dataDir: folder });
  try {
    await migrate(server);
    const database = await server.database();
    const byNumber = database.prepare('select * from fide_players where number = ?');
    const byName = database.prepare(
      'select * from fide_players where search_key >= ?1 and search_key < ?1 || char(1114111) order by search_key, number limit 20',
    );
    const nothing = database.prepare('select 1');
    console.log('| asked, ms | p50 inside | p99 inside | p50 with the way | p99 with the way |\n|---|---|---|---|---|');
    await measure('nothing, the way there and back', () => nothing.all());
    await measure('a number', (at) => byNumber.bind(1_000_000 + ((at * 48_611) % PLAYERS)).all());
    for (const beginning of ['odegard', 'ash', 'eluard-1', 'carlsen magnus'])
      await measure(`names from "${beginning}"`, () => byName.bind(beginning).all());
  } finally {
    await server.stop();
  }
}

/** Measures a query's time within the database, as it reports it, and including the inter-process communication. */
async function measure(what: string, ask: (at: number) => Promise<{ meta: { duration?: number } }>): Promise<void> {
  const [inside, all] = [new Latencies(), new Latencies()];
  for (let at = 0; at < QUESTIONS; at += 1) {
    const began = performance.now();
    const { meta } = await ask(at);
    all.add(performance.now() - began);
    inside.add(meta.duration ?? Number.NaN);
  }
  const figures = [inside, all].flatMap((times) => [0.5, 0.99].map((part) => times.quantile(part).toFixed(1)));
  console.log(`| ${what} | ${figures.join(' | ')} |`);
}
