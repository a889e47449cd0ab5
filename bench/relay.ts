import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Latencies } from './latencies.ts';

/** One board whose moves are sent by one side and heard by the other. */
export interface Board {
  /** Sends the next move; settles with the half-move's number when it is acknowledged, or null when the board is done. */
  play(): Promise<number | null>;
  /** Calls back when the other side hears of a half-move. */
  onHeard(listener: (ply: number) => void): void;
  close(): void;
}

/** How a move is sent: on the socket that is open, or by a call of its own. */
export type Way = 'socket' | 'call';

export interface Load {
  /** Moves a second on each board; null: the next as soon as the last is answered. */
  readonly rate: number | null;
  readonly seconds: number;
}

export interface Measured {
  /** From sending a move until the opponent's socket has it. */
  readonly relay: Latencies;
  /** From sending a move until its sender has the answer. */
  readonly answer: Latencies;
  readonly movesPerSecond: number;
  /** Moves that were acknowledged and never heard of. */
  readonly lost: number;
}

const LAST_MESSAGE_MS = 1_000;
/** Multiples of it are spread evenly, and neighbours lie far apart: who came one after the other does not move so. */
const GOLDEN_SECTION = 0.618;

/** Twice as long without a move, and an object is put away and has to be woken. */
const TURN_SECONDS = 4;

/** The same load on each side, a few seconds at a time in turns: what else the machine does falls on all of them. */
export async function measureInTurns(sides: readonly (readonly Board[])[], load: Load): Promise<readonly Measured[]> {
  const turns = Math.max(1, Math.round(load.seconds / TURN_SECONDS));
  const found = sides.map((): Measured[] => []);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, boards] of sides.entries())
      found[index]?.push(await measure(boards, { ...load, seconds: load.seconds / turns }));
  return found.map(together);
}

function together(parts: readonly Measured[]): Measured {
  const mean = (of: (part: Measured) => number) => parts.reduce((sum, part) => sum + of(part), 0) / parts.length;
  return {
    relay: Latencies.of(parts.map(({ relay }) => relay)),
    answer: Latencies.of(parts.map(({ answer }) => answer)),
    movesPerSecond: mean(({ movesPerSecond }) => movesPerSecond),
    lost: parts.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/** Plays on all boards at an even pace, each beginning at its own moment of the first interval. */
export async function measure(boards: readonly Board[], load: Load): Promise<Measured> {
  const relay = new Latencies();
  const answer = new Latencies();
  const began = performance.now();
  const unheard = await Promise.all(
    boards.map(async (board, index) => {
      await sleep(intervalOf(load) * ((index * GOLDEN_SECTION) % 1));
      return playOn(board, load, relay, answer);
    }),
  );
  const seconds = (performance.now() - began - LAST_MESSAGE_MS) / 1_000;
  return {
    relay,
    answer,
    movesPerSecond: answer.count / seconds,
    lost: unheard.reduce((sum, count) => sum + count, 0),
  };
}

const intervalOf = ({ rate }: Load): number => (rate === null ? 0 : 1_000 / rate);

async function playOn(board: Board, load: Load, relay: Latencies, answer: Latencies): Promise<number> {
  const heardAt = new Map<number, number>();
  const sentAt = new Map<number, number>();
  board.onHeard((ply) => {
    if (!heardAt.has(ply)) heardAt.set(ply, performance.now());
  });
  const began = performance.now();
  for (let move = 0; ; move += 1) {
    const due = began + move * intervalOf(load);
    if (Math.max(due, performance.now()) - began >= load.seconds * 1_000) break;
    await sleep(Math.max(0, due - performance.now()));
    const sent = performance.now();
    const ply = await board.play();
    if (ply === null) break;
    answer.add(performance.now() - sent);
    sentAt.set(ply, sent);
  }
  await sleep(LAST_MESSAGE_MS);
  for (const [ply, sent] of sentAt) {
    const heard = heardAt.get(ply);
    if (heard !== undefined) relay.add(heard - sent);
  }
  return [...sentAt.keys()].filter((ply) => !heardAt.has(ply)).length;
}
