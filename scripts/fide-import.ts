import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { monthIn } from '../domain/fide-list/month.ts';
import { kindNamed, LIST_KINDS, type ListKind } from '../domain/fide-list/player.ts';
import { BrokenList } from '../services/fide-list/broken-list.ts';
import { d1Database } from '../services/fide-list/d1-database.ts';
import type { Database } from '../services/fide-list/database.ts';
import { build } from './build.ts';
import { dataDir, port, quiet } from './environment.ts';
import { importList } from './fide/import-list.ts';
import { platformDatabase } from './fide/platform-database.ts';
import { isFree } from './server/port.ts';
import type { Server } from './server/server.ts';

/**
 * Imports one of FIDE's published rating lists, as text or XML, zipped or not:
 *
 *   npm run fide:import -- players_list.zip
 *   npm run fide:import -- standard_rating_list.zip --month 2026-11
 *
 * The target is the database of the local server, which must not be running; or, with --remote and D1_DATABASE_ID,
 * CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN in the environment, that of a deployment.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    month: { type: 'string' },
    force: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (file === undefined)
  stop('Usage: npm run fide:import -- FILE [--kind all|standard|rapid|blitz] [--month 2026-11] [--force] [--remote]');
const month = values.month === undefined ? undefined : monthIn(values.month);
if (month === null) stop('A month is written as 2026-11.');

let server: Server | undefined;
try {
  const database = values.remote ? remote() : await local();
  const count = await importList(database, file, {
    kind: kindOf(values.kind, basename(file)),
    month,
    force: values.force,
    now: Date.now(),
    say: console.log,
  });
  console.log(`${count} players are in place.`);
} catch (error) {
  if (!(error instanceof BrokenList)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await server?.stop();
}

/** The type of game from the option, otherwise from the file name. */
function kindOf(option: string | undefined, name: string): ListKind {
  const kind = LIST_KINDS.find((kind) => kind === option);
  if (option !== undefined && kind === undefined) stop(`There are lists of ${LIST_KINDS.join(', ')}.`);
  return kind ?? kindNamed(name);
}

async function local(): Promise<Database> {
  if (!(await isFree(port))) stop(`Something listens on port ${port}: stop the server first.`);
  Object.assign(process.env, quiet);
  await build();
  const [{ makeServer }, { migrate }] = await Promise.all([
    import('./server/server.ts'),
    import('./server/migrate.ts'),
  ]);
  server = await makeServer({ port, dataDir });
  await migrate(server);
  return d1Database(await server.database());
}

function remote(): Database {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token, D1_DATABASE_ID: database } = process.env;
  if (!account || !token || !database)
    stop('--remote needs CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN and D1_DATABASE_ID.');
  return platformDatabase(account, database, token);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
