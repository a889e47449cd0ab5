import type { Session } from '../cli/session.ts';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { type AskAnswer, answerIn, decodeLive } from '../contract/live.ts';
import { startPosition } from '../domain/chess/position.ts';
import { type Move, makeSquare, roleLetter } from '../domain/chess/square.ts';
import { quietMove } from '../scripts/crash/quiet-moves.ts';
import type { RunningGame } from './live-server.ts';
import type { Board, Way } from './relay.ts';

const LONGEST = 300;

/** Connects both players of each game; settles when all have received the start. */
export function liveBoards(games: readonly RunningGame[], way: Way): Promise<readonly Board[]> {
  // Chosen in advance, outside the measurement, and separately for each board, so that boards share no cached
  // positions.
  const lines = games.map(quietLine);
  return Promise.all(games.map((game, index) => liveBoard(game, lines[index] ?? [], way)));
}

function quietLine(): readonly Move[] {
  const line: Move[] = [];
  for (let position = startPosition('Chess'); line.length < LONGEST; ) {
    const next = quietMove(position, Math.random);
    if (next === undefined) break;
    line.push(next.move);
    position = next.position;
  }
  return line;
}

async function liveBoard({ id, white, black }: RunningGame, line: readonly Move[], way: Way): Promise<Board> {
  const [whites, blacks] = await Promise.all([Seat.take(white, id), Seat.take(black, id)]);
  let ply = 0;
  return {
    async play() {
      const move = line[ply];
      if (move === undefined) return null;
      const words = { from: makeSquare(move.from), to: makeSquare(move.to) };
      const query = { ply, ...(move.promotion && { promotion: roleLetter(move.promotion) }) };
      const isWhites = ply % 2 === 0;
      ply += 1;
      const played = ply;
      if (way === 'socket') await (isWhites ? whites : blacks).ask({ ...words, ...query });
      else await (isWhites ? white : black).ask(calls.move, { id, ...words, query: { variant: 'Chess', ...query } });
      return played;
    },
    onReceived: (listener) => {
      // White plays the odd half-moves, so Black receives them.
      blacks.onPly = (received) => received % 2 === 1 && listener(received);
      whites.onPly = (received) => received % 2 === 0 && listener(received);
    },
    close: () => {
      whites.close();
      blacks.close();
    },
  };
}

class Seat {
  onPly: (ply: number) => unknown = () => undefined;
  readonly #socket: WebSocket;
  readonly #answers = new Map<
    number,
    (answer: AskAnswer | { readonly type: 'closed'; readonly why: string }) => void
  >();
  #requests = 0;

  private constructor(socket: WebSocket, onBegun: () => void) {
    this.#socket = socket;
    socket.addEventListener('close', ({ code, reason }) => {
      for (const answer of this.#answers.values()) answer({ type: 'closed', why: `${code} ${reason}` });
    });
    socket.addEventListener('message', ({ data }) => {
      const message = decodeLive(String(data));
      if (message === null) return;
      const answer = answerIn(message);
      if (answer !== null) this.#answers.get(answer.n)?.(answer);
      if (message.type === 'game' && message.started) onBegun();
      if (message.type === 'game' || message.type === 'move') this.onPly(message.ply);
    });
  }

  /** Opens the socket; settles when the game has begun. */
  static take({ base, headers }: Session, id: string): Promise<Seat> {
    const path = pathTo(calls.watchGame, { id, query: { format: 'changes' } });
    const socket = new WebSocket(base.replace(/^http/, 'ws') + path, { headers });
    return new Promise((resolve, reject) => {
      const seat: Seat = new Seat(socket, () => resolve(seat));
      socket.addEventListener('error', () => reject(new Error(`the socket of game ${id} does not open`)));
    });
  }

  /** Waits for the response; a refusal fails the benchmark. */
  ask(words: object): Promise<void> {
    this.#requests += 1;
    const n = this.#requests;
    return new Promise((resolve, reject) => {
      this.#answers.set(n, (answer) => {
        this.#answers.delete(n);
        if (answer.type === 'taken') resolve();
        else reject(new Error(JSON.stringify(answer)));
      });
      this.#socket.send(JSON.stringify({ type: 'ask', n, ...words }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
