import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Session } from '../cli/session.ts';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/request.ts';
import { build } from '../scripts/build.ts';
import { quiet } from '../scripts/environment.ts';
import { freePort } from '../scripts/port.ts';
import { ADMIN, seedAdmin } from '../scripts/seed/admin.ts';
import { residentMb } from './servers.ts';

/**
 * What readers cost who open the stream of a tournament and never read it: starts a server of its own, opens 300 streams
 * from as many connections that read nothing, plays a round beside them, and prints by how much the resident memory of the
 * server's process has grown. A server that has just been started grows with whatever it does first, so this is done once
 * beforehand; then a round is played without streams, and one with them. What the streams cost is the difference.
 *
 *   npm run bench:unread
 */
const STREAMS = 300;
const PLAYERS = 80;
const MOST_MB = 30;
const SETTLE_MS = 3_000;

Object.assign(process.env, quiet);
await build();
const [{ makeServer }, { migrate }] = await Promise.all([
  import('../scripts/server.ts'),
  import('../scripts/migrate.ts'),
]);
const dataDir = mkdtempSync(join(tmpdir(), 'rokade-unread-'));
const port = await freePort();
const server = await makeServer({ port, dataDir });
await migrate(server);
await seedAdmin(server);
await server.listen();
const admin = await new Session(`http://127.0.0.1:${port}`).logIn(ADMIN.id, ADMIN.password);
const tournament = await bigTournament(admin);

console.log('| server | streams nobody reads | opened, MB | and a round played, MB |');
console.log('|---|---|---|---|');
await growth('just started', 1, STREAMS);
const without = await growth('warm', 2, 0);
const beside = await growth('warm', 3, STREAMS);
const cost = beside - Math.max(0, without);
console.log(`\n${STREAMS} streams that nobody reads cost ${cost.toFixed(1)} MB (at most ${MOST_MB})`);
await server.stop();
rmSync(dataDir, { recursive: true });
process.exit(cost < MOST_MB ? 0 : 1);

/** Opens the streams, plays a round, and closes them; answers the most that the server has grown by, in MB. */
async function growth(name: string, round: number, count: number): Promise<number> {
  await sleep(SETTLE_MS);
  const before = residentMb();
  const streams: Socket[] = [];
  while (streams.length < count) streams.push(await unreadStream());
  await sleep(SETTLE_MS);
  const opened = residentMb() - before;
  await playRound(admin, tournament, round);
  await sleep(SETTLE_MS);
  const told = residentMb() - before;
  const open = streams.filter((socket) => socket.readyState === 'open').length;
  console.log(`| ${name} | ${open} | ${opened.toFixed(1)} | ${told.toFixed(1)} |`);
  for (const socket of streams) socket.destroy();
  return Math.max(opened, told);
}

async function bigTournament(session: Session): Promise<string> {
  await session.ask(calls.createOrganization, {
    body: { id: 'bench', name: 'Bench', country: 'NOR', manager: ADMIN.id },
  });
  const day = new Date(Date.now() - 120_000).toISOString();
  const { id } = await session.ask(calls.buildTournament, {
    body: {
      name: 'Bench Open',
      kind: 'SwissDutch',
      rounds: 9,
      start_date: day.slice(0, 10),
      first_pairing_date: day.slice(0, 10),
      first_pairing_time: day.slice(11, 16),
      organiser: 'bench',
      organiser_type: 'organization',
    },
  });
  for (let number = 1; number <= PLAYERS; number += 1) {
    const body = { first_name: 'Guest', last_name: `Number ${number}`, fide_rating: 2400 - number };
    await session.ask(calls.addGuest, { id, body });
  }
  await session.ask(calls.startTournament, { id });
  await session.ask(calls.pairNextRound, { id, button: 'pairings' });
  return id;
}

async function playRound(session: Session, id: string, round: number): Promise<void> {
  const { pairings } = await session.page(id);
  const boards = pairings.filter((pairing) => pairing.round === round && pairing.black !== 'bye');
  for (const { white, black } of boards) await session.ask(calls.setResult, { id, round, white, black, result: 1 });
  await session.ask(calls.pairNextRound, { id, button: 'pairings' });
}

/** A stream of its own; where there are too many yet, those of before are still being found out to be gone. */
async function unreadStream(): Promise<Socket> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await connection();
    } catch (error) {
      if (tries === 10) throw error;
      await sleep(SETTLE_MS);
    }
  }
}

/** A connection that asks for the stream, and once it is answered reads no byte of it. */
function connection(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const path = pathTo(calls.listenToTournament, { id: tournament });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    socket.on('error', reject);
    socket.once('data', (head) => {
      socket.pause();
      if (head.toString().startsWith('HTTP/1.1 200')) resolve(socket);
      else reject(new Error(head.toString()));
    });
  });
}
