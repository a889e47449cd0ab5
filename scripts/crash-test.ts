import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.ts';
import { Board } from './crash/boards.ts';
import { ServerProcess } from './crash/server-process.ts';
import { isGone, Venue } from './crash/venue.ts';
import { makeTournament, makeWorld, type World, withPlayers } from './crash/world.ts';
import { freePort } from './server/port.ts';

/**
 * Kills the server at random moments while games are played with premoves and results are entered, restarts it on the
 * same data, and compares the data with what had been received and acknowledged. KILLS is the number of kills, GAMES
 * the number of parallel games, RATE the moves per second in each, SECONDS the longest time before a kill; SEED repeats
 * a run.
 */
const kills = Number(process.env.KILLS ?? 5);
const gamesAtOnce = Number(process.env.GAMES ?? 6);
/** Below the rate limit of a socket, so that no socket is closed. */
const rate = Number(process.env.RATE ?? 10);
const longestMs = 1_000 * Number(process.env.SECONDS ?? 2);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const random = makeRandom(seed);
const SHORTEST_MS = 200;
/** Players of the over-the-board tournament. */
const VENUE_PLAYERS = 12;
const dataDir = mkdtempSync(join(tmpdir(), 'rokade-crash-'));
const server = new ServerProcess(await freePort(), dataDir);
const faults: string[] = [];
const counted = { moves: 0, premoves: 0, results: 0, downtime: 0 };
console.log(`${gamesAtOnce} games, ${kills} kills, seed ${seed}`);
await build();

try {
  await server.start();
  const world = await makeWorld(server.base, `crash${seed}`, Math.max(2 * gamesAtOnce, VENUE_PLAYERS));
  let boards = await newBoards(world, 0);
  let venue = await newVenue(world, 0);
  for (let kill = 1; kill <= kills; kill += 1) {
    const play = [...boards.map((board) => board.run({ random, rate })), venue.run(random).catch(goneOnly)];
    await sleep(SHORTEST_MS + random() * (longestMs - SHORTEST_MS));
    await server.kill();
    await Promise.all(play);
    const down = Date.now();
    await server.start();
    counted.downtime += Date.now() - down;
    const found = (await Promise.all([...boards.map((board) => board.faults(down)), venue.faults()])).flat();
    faults.push(...found.map((fault) => `after kill ${kill}: ${fault}`));
    if (boards.every(({ isOver }) => isOver) || kill % 10 === 0) {
      count(boards);
      boards = await newBoards(world, kill);
    }
    if (kill % 2 === 0) {
      counted.results += venue.acknowledged;
      venue = await newVenue(world, kill);
    }
  }
  count(boards);
  counted.results += venue.acknowledged;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

for (const fault of faults) console.error(fault);
console.log(
  `${kills} kills: ${counted.moves} moves (${counted.premoves} of them laid down in advance) and ${counted.results} results and pairings acknowledged, ${faults.length} faults; back after ${Math.round(counted.downtime / kills)} ms on average`,
);
process.exit(faults.length > 0 || counted.premoves === 0 ? 1 : 0);

/** Adds the figures of boards that are no longer used. */
function count(boards: readonly Board[]): void {
  for (const board of boards) {
    counted.moves += board.acknowledged;
    counted.premoves += board.premoves;
    board.leave();
  }
}

async function newBoards(all: World, number: number): Promise<Board[]> {
  const world = withPlayers(all, 2 * gamesAtOnce);
  const id = await makeTournament(world, `crash${seed}-online-${number}`, true);
  let page = await world.host.page(id);
  for (let waited = 0; page.pairings.length === 0 && waited < 150; waited += 1) {
    await sleep(500);
    page = await world.host.page(id);
  }
  const { pairings, games } = page;
  const boards = pairings.map(({ round, white, black }) => {
    const game = games[`${round}_${white}_${black}`]?.[0];
    const [left, right] = [world.players.get(white), world.players.get(black)];
    if (game === undefined || left === undefined || right === undefined)
      throw new Error(`no game for ${white} - ${black}`);
    return { start: Date.parse(game.start), board: new Board(game.id, { white: left, black: right }) };
  });
  await sleep(Math.max(0, ...boards.map(({ start }) => start - Date.now())) + 300);
  await Promise.all(boards.map(({ board }) => board.connect()));
  return boards.map(({ board }) => board);
}

async function newVenue(world: World, number: number): Promise<Venue> {
  return new Venue(
    world.host,
    await makeTournament(withPlayers(world, VENUE_PLAYERS), `crash${seed}-hall-${number}`, false),
  );
}

function goneOnly(error: unknown): void {
  if (!isGone(error)) faults.push(String(error));
}

function makeRandom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
