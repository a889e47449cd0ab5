import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Session } from '../cli/session.ts';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { build } from '../scripts/build.ts';
import { quiet } from '../scripts/environment.ts';
import { ADMIN, seedAdmin } from '../scripts/seed/admin.ts';
import { freePort } from '../scripts/server/port.ts';
import { residentMb } from './support/servers.ts';

/**
 * The cost of clients that open a tournament's stream and never read it: opens 300 unread streams on a separate server,
 * plays a round, and prints the growth of the server's resident memory. A fresh server grows with its first work, so
 * one round is played as a warm-up, then one without streams and one with them. The streams cost the difference.
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
  import('../scripts/server/server.ts'),
  import('../scripts/server/migrate.ts'),
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
const grown = await growth('warm', 3, STREAMS);
const cost = grown - Math.max(0, without);
console.log(`\n${STREAMS} streams that nobody reads cost ${cost.toFixed(1)} MB (at most ${MOST_MB})`);
await server.stop();
rmSync(dataDir, { recursive: true });
process.exit(cost < MOST_MB ? 0 : 1);

/** Opens the streams, plays a round and closes them; returns the server's peak growth in MB. */
async function growth(name: string, round: number, count: number): Promise<number> {
  await sleep(SETTLE_MS);
  const before = residentMb();
  const streams: Socket[] = [];
  while (streams.length < count) streams.push(await unreadStream());
  await sleep(SETTLE_MS);
  const opened = residentMb() - before;
  await playRound(admin, tournament, round);
  await sleep(SETTLE_MS);
  const afterEvents = residentMb() - before;
  const open = streams.filter((socket) => socket.readyState === 'open').length;
  console.log(`| ${name} | ${open} | ${opened.toFixed(1)} | ${afterEvents.toFixed(1)} |`);
  for (const socket of streams) socket.destroy();
  return Math.max(opened, afterEvents);
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
      startDate: day.slice(0, 10),
      firstPairingDate: day.slice(0, 10),
      firstPairingTime: day.slice(11, 16),
      organiser: 'bench',
      organiserType: 'organization',
    },
  });
  for (let number = 1; number <= PLAYERS; number += 1) {
    const body = { firstName: 'Guest', lastName: `Number ${number}`, fideRating: 2400 - number };
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

/** Opens an unread stream, and retries while the server still counts earlier connections. */
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

/** A connection that requests the stream and stops reading after the response begins. */
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
