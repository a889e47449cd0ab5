import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Latencies } from './support/latencies.ts';

/** A board on which one side sends moves and the other receives them. */
export interface Board {
  /** Sends the next move; settles with the number of the acknowledged half-move, or null when the board is finished. */
  play(): Promise<number | null>;
  /** Calls back when the other side receives a half-move. */
  onReceived(listener: (ply: number) => void): void;
  close(): void;
}

/** How a move is sent: on the open socket, or by a separate call. */
export type Way = 'socket' | 'call';

export interface Load {
  /** Moves per second on each board; null: each move follows the previous response immediately. */
  readonly rate: number | null;
  readonly seconds: number;
}

export interface Measured {
  /** From sending a move until it arrives at the opponent's socket. */
  readonly relay: Latencies;
  /** From sending a move until its sender has the response. */
  readonly answer: Latencies;
  readonly movesPerSecond: number;
  /** Moves that were acknowledged but never delivered. */
  readonly lost: number;
}

const LAST_MESSAGE_MS = 1_000;
/** Its multiples are evenly distributed with distant neighbours, so consecutive boards do not move in sequence. */
const GOLDEN_SECTION = 0.618;

/** After twice this time without a move an idle object is evicted and has to be woken. */
const TURN_SECONDS = 4;

/** Alternates the load between the sides every few seconds, so that other load on the machine affects all of them. */
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

/** Plays on all boards at an even pace, with start times spread over the first interval. */
export async function measure(boards: readonly Board[], load: Load): Promise<Measured> {
  const relay = new Latencies();
  const answer = new Latencies();
  const began = performance.now();
  const undelivered = await Promise.all(
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
    lost: undelivered.reduce((sum, count) => sum + count, 0),
  };
}

const intervalOf = ({ rate }: Load): number => (rate === null ? 0 : 1_000 / rate);

async function playOn(board: Board, load: Load, relay: Latencies, answer: Latencies): Promise<number> {
  const receivedAt = new Map<number, number>();
  const sentAt = new Map<number, number>();
  board.onReceived((ply) => {
    if (!receivedAt.has(ply)) receivedAt.set(ply, performance.now());
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
    const received = receivedAt.get(ply);
    if (received !== undefined) relay.add(received - sent);
  }
  return [...sentAt.keys()].filter((ply) => !receivedAt.has(ply)).length;
}
