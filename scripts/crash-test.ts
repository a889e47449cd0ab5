import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.ts';
import { Board, isGone } from './crash/boards.ts';
import { Hall } from './crash/hall.ts';
import { ServerProcess } from './crash/server-process.ts';
import { makeTournament, makeWorld, type World } from './crash/world.ts';
import { freePort } from './port.ts';

/**
 * Kills the server hard at random moments while games are played and results entered, starts it again on the same
 * data, and compares what is there with what had been acknowledged. KILLS says how often, SEED repeats a run.
 */
const kills = Number(process.env.KILLS ?? 5);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const random = makeRandom(seed);
const dataDir = mkdtempSync(join(tmpdir(), 'rokade-crash-'));
const server = new ServerProcess(await freePort(), dataDir);
const faults: string[] = [];
const counted = { moves: 0, results: 0, downtime: 0 };
console.log(`${kills} kills, seed ${seed}`);
await build();

try {
  await server.start();
  const world = await makeWorld(server.base, `crash${seed}`, 12);
  let boards = await newBoards(world, 0);
  let hall = await newHall(world, 0);
  for (let kill = 1; kill <= kills; kill += 1) {
    const play = [...boards, hall].map((one) => one.run(random).catch(goneOnly));
    await sleep(200 + random() * 1_800);
    await server.kill();
    await Promise.all(play);
    const down = Date.now();
    await server.start();
    counted.downtime += Date.now() - down;
    const found = (await Promise.all([...boards, hall].map((one) => one.faults()))).flat();
    faults.push(...found.map((fault) => `after kill ${kill}: ${fault}`));
    if (boards.every(({ isOver }) => isOver) || kill % 10 === 0) {
      counted.moves += boards.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      boards = await newBoards(world, kill);
    }
    if (kill % 2 === 0) {
      counted.results += hall.acknowledged;
      hall = await newHall(world, kill);
    }
  }
  counted.moves += boards.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  counted.results += hall.acknowledged;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

for (const fault of faults) console.error(fault);
console.log(
  `${kills} kills: ${counted.moves} moves and ${counted.results} results and pairings acknowledged, ${faults.length} faults; back after ${Math.round(counted.downtime / kills)} ms on average`,
);
process.exit(faults.length > 0 || counted.moves === 0 ? 1 : 0);

async function newBoards(world: World, number: number): Promise<Board[]> {
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
    return { start: Date.parse(game.start), board: new Board(server.base, game.id, { white: left, black: right }) };
  });
  await sleep(Math.max(0, ...boards.map(({ start }) => start - Date.now())) + 300);
  return boards.map(({ board }) => board);
}

async function newHall(world: World, number: number): Promise<Hall> {
  return new Hall(world.host, await makeTournament(world, `crash${seed}-hall-${number}`, false));
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
