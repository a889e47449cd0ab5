import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { median } from './support/median.ts';

/**
 * Lighthouse results of the landing pages: its mobile profile (a phone four times slower than this machine, on a slow
 * mobile network) against running servers. It prints the median of each figure; pages take turns, so that load on the
 * machine affects all of them. Two servers can be compared in the same way.
 *
 *   npm run bench:lighthouse -- --runs 3 --tournament ID http://localhost:8787 [http://localhost:8788]
 *
 * npx fetches Lighthouse, unless LIGHTHOUSE names the `cli/index.js` of an installed one; CHROME_PATH names the
 * browser. On a busy machine the performance score is meaningless: compare only lines with the same `benchmarkIndex`
 * (higher is better).
 */
const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    tournament: { type: 'string', default: 'fjord-championship' },
    slowdown: { type: 'string', default: '4' },
  },
});
const servers = positionals.length > 0 ? positionals : ['http://localhost:8787'];

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const pages = await Promise.all(servers.map(async (server) => ({ server, paths: await pathsOf(server) })));
const reports = new Map<string, Report[]>();
for (let run = 1; run <= Number(values.runs); run += 1) {
  for (const name of ['home', 'tournament', 'finished game', 'running game'] as const) {
    for (const { server, paths } of pages) {
      const key = `${name.padEnd(13)} | ${server}`;
      const report = await reportOf(server + paths[name]);
      reports.set(key, [...(reports.get(key) ?? []), report]);
      console.error(`run ${run} of ${values.runs} | ${key} | ${figuresOf([report]).join(' | ')}`);
    }
  }
}

console.log(
  '| page          | server | speed | first paint | largest | blocked | speed index | shift | others | machine |',
);
console.log('|---|---|--:|--:|--:|--:|--:|--:|---|--:|');
for (const [key, all] of reports) console.log(`| ${key} | ${figuresOf(all).join(' | ')} |`);

async function pathsOf(server: string) {
  const answer = await fetch(server + pathTo(calls.viewTournament, { id: 'fjord-championship' }));
  const { games } = (await answer.json()) as { games: Record<string, { id: string; finished: boolean }[]> };
  const game = (isFinished: boolean) =>
    Object.values(games)
      .flat()
      .find(({ finished }) => finished === isFinished)?.id;
  return {
    home: '/',
    tournament: `/tournament/view/${values.tournament}`,
    'finished game': `/game/view/${game(true)}`,
    'running game': `/game/play/${game(false)}`,
  };
}

const ATTEMPTS = 3;

async function reportOf(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await oneRun(url);
    } catch (error) {
      // Some versions of Chromium occasionally lose the trace of a page load.
      if (attempt === ATTEMPTS) throw error;
      console.warn(`run again: ${url}`);
    }
  }
}

async function oneRun(url: string): Promise<Report> {
  const [command, first] = process.env.LIGHTHOUSE
    ? [process.execPath, [process.env.LIGHTHOUSE]]
    : ['npx', ['--yes', `lighthouse@${VERSION}`]];
  const { stdout } = await promisify(execFile)(
    command,
    [
      ...first,
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox',
      `--throttling.cpuSlowdownMultiplier=${values.slowdown}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

function figuresOf(all: readonly Report[]): string[] {
  const audit = (id: string) => median(all.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const scores = CATEGORIES.map((id) => median(all.map(({ categories }) => 100 * (categories[id]?.score ?? 0))));
  const [speed = Number.NaN, ...others] = scores.map(Math.round);
  const seconds = (id: string) => `${(audit(id) / 1000).toFixed(1)} s`;
  return [
    String(speed),
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    `${Math.round(audit('total-blocking-time'))} ms`,
    seconds('speed-index'),
    audit('cumulative-layout-shift').toFixed(3),
    others.join(', '),
    String(Math.round(median(all.map(({ environment }) => environment.benchmarkIndex)))),
  ];
}
