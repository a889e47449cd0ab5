import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import { build } from '../../scripts/build.ts';
import { quiet, root } from '../../scripts/environment.ts';
import { ADMIN, seedAdmin } from '../../scripts/seed/admin.ts';
import { freePort } from '../../scripts/server/port.ts';

/** Counts the rows that D1 reports as read and written, in front of the unchanged Worker. */
const FRONT = `
import worker from './index.js';
export * from './index.js';
const rows = { read: 0, written: 0 };
let isWatched = false;
function watch(database) {
  isWatched = true;
  const session = Object.getPrototypeOf(database.prepare('select 1').dbSession);
  for (const name of ['_send', '_query']) {
    const sent = session[name];
    if (sent === undefined) continue;
    session[name] = async function (...args) {
      const answer = await sent.apply(this, args);
      for (const one of [answer].flat()) {
        rows.read += one.meta?.rows_read ?? 0;
        rows.written += one.meta?.rows_written ?? 0;
      }
      return answer;
    };
  }
}
export default {
  fetch(request, env, context) {
    if (!isWatched) watch(env.DB);
    return request.url.endsWith('/bench/rows') ? Response.json(rows) : worker.fetch(request, env, context);
  },
};
`;

export interface Rows {
  readonly read: number;
  readonly written: number;
}

/** A separate server for a benchmark, with an arbiter. It trusts the addresses that clients send. */
export async function benchServer() {
  Object.assign(process.env, quiet);
  await build();
  const [{ makeServer }, { migrate }] = await Promise.all([
    import('../../scripts/server/server.ts'),
    import('../../scripts/server/migrate.ts'),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'rokade-bench-'));
  const port = await freePort();
  const make = () => makeServer({ port, dataDir, isFromAnywhere: true, front: FRONT });
  let server = await make();
  await migrate(server);
  await seedAdmin(server);
  await server.listen();
  const base = `http://127.0.0.1:${port}`;
  const arbiter = await new Session(base).logIn(ADMIN.id, ADMIN.password);
  await arbiter.ask(calls.createOrganization, {
    body: { id: 'bench', name: 'Bench', country: 'NOR', manager: ADMIN.id },
  });
  return {
    base,
    arbiter,
    database: () => server.database(),
    rows: async (): Promise<Rows> => (await fetch(`${base}/bench/rows`)).json() as Promise<Rows>,
    /** Restarts with a fresh Worker on the same database. */
    restart: async () => {
      await server.stop();
      server = await make();
      await server.listen();
    },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Imports a Swiss with five rounds played and pairs the sixth; returns its id. */
export async function importTournament(arbiter: Session, players: number): Promise<string> {
  const id = await importSwiss(arbiter, swissFile(players));
  await arbiter.ask(calls.pairNextRound, { id, button: 'pairings' });
  return id;
}

/** The report file of a Swiss with five of nine rounds played. */
export function swissFile(players: number): string {
  const options = ['--players', String(players), '--rounds', '5', '--seed', String(players)];
  const trf = execFileSync(process.execPath, [join(root, 'cli/rokade.ts'), 'generate', ...options], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return trf.replace(/^142 .*$/m, '142 9');
}

export async function importSwiss(arbiter: Session, trf: string): Promise<string> {
  const body = { trf, organiser: 'bench', organiserType: 'organization' } as const;
  return (await arbiter.ask(calls.importTournament, { body })).id;
}
