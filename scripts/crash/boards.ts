import { CallRefused, type Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import type { GameMessage } from '../../contract/live.ts';
import { pathTo } from '../../contract/request.ts';
import { decodeMoves } from '../../domain/chess/moves.ts';
import { boardEnd, type Position, playMove, startPosition, turnOf } from '../../domain/chess/position.ts';
import { rulesOf } from '../../domain/chess/rules.ts';
import { type Move, makeSquare, makeUci, roleLetter } from '../../domain/chess/square.ts';

/** A clock may show this much less than the crash explains: the time of the calls around it. */
const SLACK_S = 2;

/** Seconds on both clocks at a moment. */
interface Clocks {
  readonly at: number;
  readonly white: number;
  readonly black: number;
}

/** A live game: both players move as fast as their moves are acknowledged. */
export class Board {
  readonly id: string;
  readonly #base: string;
  readonly #players: { readonly white: Session; readonly black: Session };
  #position: Position = startPosition('Chess');
  #acknowledged: string[] = [];
  #resigned: 'white' | 'black' | undefined;
  #clocks: Clocks | undefined;

  constructor(base: string, id: string, players: { readonly white: Session; readonly black: Session }) {
    this.#base = base;
    this.id = id;
    this.#players = players;
  }

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  get isOver(): boolean {
    return this.#resigned !== undefined;
  }

  /** Goes on until the server is gone or somebody resigns. */
  async run(random: () => number): Promise<void> {
    this.#clocks = await this.#readClocks();
    while (!this.isOver) {
      const color = turnOf(this.#position);
      const move = quietMove(this.#position, random);
      if (move === undefined || this.#acknowledged.length > 150) {
        await this.#players[color].ask(calls.move, { id: this.id, from: 'resign', to: 'resign' });
        this.#resigned = color;
        return;
      }
      const promotion = move.promotion && { promotion: roleLetter(move.promotion) };
      await this.#players[color].ask(calls.move, {
        id: this.id,
        from: makeSquare(move.from),
        to: makeSquare(move.to),
        query: { ply: this.#position.ply, ...promotion },
      });
      this.#take(move);
    }
  }

  /** What is not as it was acknowledged; what was on its way when the server died is taken as it stands now. */
  async faults(): Promise<string[]> {
    const found: string[] = [];
    const { game_info: game } = await this.#players.white.ask(calls.openGame, { id: this.id });
    const decoded = decodeMoves(game.moves);
    const moves = decoded.ok ? decoded.value.map(makeUci) : [];
    const kept = moves.slice(0, this.#acknowledged.length);
    if (kept.join(' ') !== this.#acknowledged.join(' ')) found.push(`game ${this.id} has lost or changed moves`);
    if (moves.length > this.#acknowledged.length + 1) found.push(`game ${this.id} has moves that nobody made`);
    if (this.#resigned !== undefined && game.outcome !== (this.#resigned === 'white' ? -1 : 1)) {
      found.push(`the resignation in ${this.id} is lost`);
    }
    if (decoded.ok) for (const move of decoded.value.slice(this.#acknowledged.length)) this.#take(move);
    if (game.outcome !== null && this.#resigned === undefined) this.#resigned = game.outcome === 1 ? 'black' : 'white';
    found.push(...(await this.#clockFaults()));
    return found;
  }

  async #clockFaults(): Promise<string[]> {
    const before = this.#clocks;
    if (before === undefined || this.isOver) return [];
    const now = await this.#readClocks();
    if (now === undefined) return [];
    const passed = (now.at - before.at) / 1_000;
    const used = before.white - now.white + (before.black - now.black);
    if (used < -SLACK_S) return [`game ${this.id} has gained ${-used} s`];
    if (used > passed + SLACK_S) return [`game ${this.id} has lost ${used} s in ${passed} s`];
    return [];
  }

  #take(move: Move): void {
    const next = playMove(this.#position, move);
    if (!next.ok) throw new Error(`the server took ${makeUci(move)}, which is illegal`);
    this.#position = next.value;
    this.#acknowledged = [...this.#acknowledged, makeUci(move)];
  }

  /** The clocks as a socket tells them. */
  #readClocks(): Promise<Clocks | undefined> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`${this.#base.replace('http', 'ws')}${pathTo(calls.watchGame, { id: this.id })}`);
      const give = (value: Clocks | undefined): void => {
        clearTimeout(timer);
        socket.close();
        resolve(value);
      };
      const timer = setTimeout(() => give(undefined), 5_000);
      socket.addEventListener('error', () => give(undefined));
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as GameMessage;
        if (message.type !== 'game') return;
        // The twenty seconds for a first move are no part of a clock.
        give({
          at: Date.now(),
          white: message.wc - (message.wic > 0 ? 20 : 0),
          black: message.bc - (message.bic > 0 ? 20 : 0),
        });
      });
    });
  }
}

/** A legal move at random that neither ends the game nor repeats a position. */
function quietMove(position: Position, random: () => number): Move | undefined {
  const rules = rulesOf('Chess');
  const moves = [...rules.legalDestinations(position.fen)].flatMap(([from, destinations]) =>
    destinations.map(
      (to): Move => (rules.isPromotion(position.fen, { from, to }) ? { from, to, promotion: 'queen' } : { from, to }),
    ),
  );
  while (moves.length > 0) {
    const [move] = moves.splice(Math.floor(random() * moves.length), 1);
    const next = move === undefined ? undefined : playMove(position, move);
    const repeats = next?.ok && Math.max(...Object.values(next.value.occurrences)) > 1;
    if (next?.ok && !repeats && boardEnd(next.value) === null) return move;
  }
  return undefined;
}

/** Whether a call failed because the server had gone, not because it refused. */
export const isGone = (error: unknown): boolean => !(error instanceof CallRefused);
