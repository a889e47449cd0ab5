import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Session } from '../cli/session.ts';
import * as calls from '../contract/calls.ts';
import { build } from '../scripts/build.ts';
import { quiet } from '../scripts/environment.ts';
import { ADMIN, seedAdmin } from '../scripts/seed/admin.ts';
import { loadHasher } from '../scripts/server/password-hash.ts';
import { freePort } from '../scripts/server/port.ts';
import type { Server } from '../scripts/server/server.ts';
import { visitorFrom } from './support/addresses.ts';
import { killServers } from './support/servers.ts';
import { manyTimes } from './support/streams.ts';

const MINUTE = 60_000;
const AT_A_TIME = 4;
const ENTERED_AT_ONCE = 500;
/** After this time without a page request a tournament has no followers, so its games send it no updates. */
const UNFOLLOWED_MS = 32_000;

type Database = Awaited<ReturnType<Server['database']>>;

interface Player {
  readonly id: string;
  readonly session: Session;
}

export interface RunningGame {
  readonly id: string;
  readonly white: Session;
  readonly black: Session;
}

export interface RunningRound {
  readonly tournament: string;
  readonly games: readonly RunningGame[];
}

export interface LiveServer {
  readonly base: string;
  readonly inspector: number;
  /** Starts this many games of one round, between this many players of the server. */
  readonly games: (count: number) => Promise<readonly RunningGame[]>;
  /** The same, with the tournament of the round. */
  readonly round: (count: number) => Promise<RunningRound>;
  /** Kills the server and starts it again on the same data; settles with the milliseconds it was away. */
  readonly crash: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A separate server with logged-in players, each with their own address. */
export async function liveServer(playerCount: number): Promise<LiveServer> {
  Object.assign(process.env, quiet);
  await build();
  const [{ makeServer }, { migrate }] = await Promise.all([
    import('../scripts/server/server.ts'),
    import('../scripts/server/migrate.ts'),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'rokade-live-'));
  const [port, inspector] = [await freePort(), await freePort()];
  const make = () => makeServer({ port, dataDir, inspectorPort: inspector, isFromAnywhere: true });
  let server = await make();
  await migrate(server);
  await seedAdmin(server);
  const ids = Array.from({ length: playerCount }, (_, index) => `player${index + 1}`);
  await seedPlayers(await server.database(), ids);
  await server.listen();
  const base = `http://127.0.0.1:${port}`;
  const organiser = await new Session(base).logIn(ADMIN.id, ADMIN.password);
  await organiser.ask(calls.createOrganization, {
    body: { id: 'bench', name: 'Bench', country: 'NOR', manager: ADMIN.id },
  });
  const players = await manyTimes(ids.length, AT_A_TIME, async (index): Promise<Player> => {
    const id = ids[index] ?? '';
    return { id, session: await new Session(base, visitorFrom(index + 1)).logIn(id, ADMIN.password) };
  });
  const round = (count: number) => runningRound(organiser, players.slice(0, 2 * count));
  return {
    base,
    inspector,
    round,
    games: async (count) => (await round(count)).games,
    crash: async () => {
      const from = Date.now();
      killServers();
      await server.stop().catch(() => undefined);
      server = await make();
      await server.listen();
      return Date.now() - from;
    },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** All players have the administrator's password, which is hashed only once. */
export async function seedPlayers(database: Database, ids: readonly string[]): Promise<void> {
  const hash = (await loadHasher()).hash(ADMIN.password);
  const row = database.prepare(
    "INSERT INTO accounts (id, password_hash, first_name, last_name, federation, level, created_at) VALUES (?, ?, 'Bench', ?, 'NOR', 0, ?)",
  );
  await database.batch(ids.map((id) => row.bind(id, hash, id, Date.now())));
}

async function runningRound(organiser: Session, players: readonly Player[]): Promise<RunningRound> {
  const tournament = await startTournament(organiser, players);
  const sessionOf = new Map(players.map(({ id, session }) => [id, session]));
  const find = (id: string): Session => {
    const session = sessionOf.get(id);
    if (session === undefined) throw new Error(`nobody is ${id}`);
    return session;
  };
  for (;;) {
    const rows = Object.values((await organiser.page(tournament)).games).flat();
    if (rows.length >= players.length / 2) {
      await sleep(UNFOLLOWED_MS);
      const games = rows.map((row) => ({ id: row.id, white: find(row.white), black: find(row.black) }));
      return { tournament, games };
    }
    await sleep(1_000);
  }
}

/** A Swiss whose only round is paired by its schedule, at the next minute that leaves time to enter everybody. */
async function startTournament(organiser: Session, players: readonly Player[]): Promise<string> {
  const at = new Date(Math.ceil((Date.now() + 10_000 + 5 * players.length) / MINUTE) * MINUTE).toISOString();
  const { id } = await organiser.ask(calls.buildTournament, {
    body: {
      name: `Bench of ${players.length}`,
      kind: 'SwissDutch',
      rounds: 1,
      defaultGameLocation: 1,
      startDate: at.slice(0, 10),
      firstPairingDate: at.slice(0, 10),
      firstPairingTime: at.slice(11, 16),
      initialTime: 60,
      increment: 0,
      organiser: 'bench',
      organiserType: 'organization',
    },
  });
  for (let first = 0; first < players.length; first += ENTERED_AT_ONCE) {
    const accounts = players.slice(first, first + ENTERED_AT_ONCE).map((player) => player.id);
    await organiser.ask(calls.addEntrants, { id, body: { accounts, guests: [] } });
  }
  await organiser.ask(calls.startTournament, { id });
  return id;
}
