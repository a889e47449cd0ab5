import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.ts';
import { Board } from './crash/boards.ts';
import { Hall, isGone } from './crash/hall.ts';
import { ServerProcess } from './crash/server-process.ts';
import { makeTournament, makeWorld, type World, withPlayers } from './crash/world.ts';
import { freePort } from './port.ts';

/**
 * Kills the server hard at random moments while games are played with premoves and results entered, starts it again on the
 * same data, and compares what is there with what had been told and acknowledged. KILLS says how often, GAMES how many are
 * played at a time, RATE how many moves a second in each, SECONDS how long at most before a kill; SEED repeats a run.
 */
const kills = Number(process.env.KILLS ?? 5);
const gamesAtOnce = Number(process.env.GAMES ?? 6);
/** Below what a socket may say: no board is to be closed as a flood. */
const rate = Number(process.env.RATE ?? 10);
const longestMs = 1_000 * Number(process.env.SECONDS ?? 2);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const random = makeRandom(seed);
const SHORTEST_MS = 200;
/** Players of the tournament in the hall. */
const IN_THE_HALL = 12;
const dataDir = mkdtempSync(join(tmpdir(), 'rokade-crash-'));
const server = new ServerProcess(await freePort(), dataDir);
const faults: string[] = [];
const counted = { moves: 0, premoves: 0, results: 0, downtime: 0 };
console.log(`${gamesAtOnce} games, ${kills} kills, seed ${seed}`);
await build();

try {
  await server.start();
  const world = await makeWorld(server.base, `crash${seed}`, Math.max(2 * gamesAtOnce, IN_THE_HALL));
  let boards = await newBoards(world, 0);
  let hall = await newHall(world, 0);
  for (let kill = 1; kill <= kills; kill += 1) {
    const play = [...boards.map((board) => board.run({ random, rate })), hall.run(random).catch(goneOnly)];
    await sleep(SHORTEST_MS + random() * (longestMs - SHORTEST_MS));
    await server.kill();
    await Promise.all(play);
    const down = Date.now();
    await server.start();
    counted.downtime += Date.now() - down;
    const found = (await Promise.all([...boards, hall].map((one) => one.faults()))).flat();
    faults.push(...found.map((fault) => `after kill ${kill}: ${fault}`));
    if (boards.every(({ isOver }) => isOver) || kill % 10 === 0) {
      count(boards);
      boards = await newBoards(world, kill);
    }
    if (kill % 2 === 0) {
      counted.results += hall.acknowledged;
      hall = await newHall(world, kill);
    }
  }
  count(boards);
  counted.results += hall.acknowledged;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

for (const fault of faults) console.error(fault);
console.log(
  `${kills} kills: ${counted.moves} moves (${counted.premoves} of them laid down in advance) and ${counted.results} results and pairings acknowledged, ${faults.length} faults; back after ${Math.round(counted.downtime / kills)} ms on average`,
);
process.exit(faults.length > 0 || counted.premoves === 0 ? 1 : 0);

/** What these boards have brought; nobody comes back to them. */
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

async function newHall(world: World, number: number): Promise<Hall> {
  return new Hall(
    world.host,
    await makeTournament(withPlayers(world, IN_THE_HALL), `crash${seed}-hall-${number}`, false),
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
