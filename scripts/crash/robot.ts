import { performance } from 'node:perf_hooks';
import type { Session } from '../../cli/session.ts';
import type { AskAnswer, GameMessage } from '../../contract/live.ts';
import { decodeMoves } from '../../domain/chess/moves.ts';
import { type Position, positionAfter, startPosition, turnOf } from '../../domain/chess/position.ts';
import { type Move, makeSquare, makeUci, roleLetter } from '../../domain/chess/square.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import { type Ask, GameSocket } from './game-socket.ts';
import { afterQuiet, plannedMoves } from './quiet-moves.ts';

/** The maximum number of premoves in addition to the move that is played now. */
const PREMOVES_MOST = 4;
/** Sends every eighth request twice, as a page does if it may have been lost. */
const DOUBLED_EVERY = 8;
const LAST_PLY = 150;

const RESIGN: Ask = { from: 'resign', to: 'resign' };

interface Play {
  readonly random: () => number;
  /** The delay before the half-move with this number; premoves are immediate. */
  readonly dueInMs: (ply: number) => number;
}

export interface Acknowledged extends Ask {
  readonly ply: number;
  readonly uci: string;
}

/** A simulated player's page: it premoves several moves ahead and records everything received. */
export class Robot {
  readonly color: Color;
  readonly #player: Session;
  readonly #id: string;
  readonly #faults: string[] = [];
  readonly #acknowledged: Acknowledged[] = [];
  /** Every requested move by half-move. */
  readonly requestedMoves = new Map<number, Set<string>>();
  /** When each half-move was first sent, and when each was first received, in ms. */
  readonly sentAt = new Map<number, number>();
  readonly receivedAt = new Map<number, number>();
  #socket: GameSocket | undefined;
  #game: GameMessage | undefined;
  #receivedAt = 0;
  #moves: readonly string[] = [];
  #position: Position = startPosition('Chess');
  #queue: Move[] = [];
  /** A request without a response, which is repeated on the next socket. */
  #unanswered: Ask | undefined;
  #isAsking = false;
  #hasResigned = false;
  #play: Play | undefined;
  #thought: NodeJS.Timeout | undefined;
  #premoves = 0;

  constructor(player: Session, id: string, color: Color) {
    this.#player = player;
    this.#id = id;
    this.color = color;
  }

  /** The received moves; they bind the server like acknowledged ones. */
  get moves(): readonly string[] {
    return this.#moves;
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.#acknowledged;
  }

  get hasResigned(): boolean {
    return this.#hasResigned;
  }

  /** Whether the robot has resigned and is waiting for the response. */
  get isResigning(): boolean {
    return this.#unanswered === RESIGN;
  }

  /** The number of premoves sent when the opponent's move arrived. */
  get premoves(): number {
    return this.#premoves;
  }

  /** The latest game received, and when. */
  get lastReceived(): { readonly game: GameMessage; readonly at: number } | undefined {
    return this.#game && { game: this.#game, at: this.#receivedAt };
  }

  /** The faults found since the last call. */
  takeFaults(): string[] {
    return this.#faults.splice(0);
  }

  async connect(): Promise<void> {
    this.#socket = await GameSocket.open(this.#player, this.#id, (game) => this.#onMessage(game));
  }

  /** Plays until the socket closes; records faults. */
  async run(play: Play): Promise<void> {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#play = play;
    this.#moveOn();
    const reason = await socket.ended;
    this.#play = undefined;
    clearTimeout(this.#thought);
    this.#thought = undefined;
    this.#socket = undefined;
    if (reason !== null) this.#fault(`was put out: ${reason}`);
  }

  leave(): void {
    this.#socket?.close();
  }

  /** Sends a request on the socket; null if it closes before the response. */
  async ask(words: Ask): Promise<AskAnswer | null> {
    return (await this.#socket?.ask(words)) ?? null;
  }

  #onMessage(game: GameMessage): void {
    this.#game = game;
    this.#receivedAt = Date.now();
    const decoded = decodeMoves(game.moves);
    const moves = decoded.ok ? decoded.value : [];
    const received = moves.map(makeUci);
    const position = positionAfter(moves.slice(this.#moves.length), this.#position);
    if (!isBeginning(this.#moves, received) || !position.ok) {
      this.#fault(`received ${received.join(' ')} after ${this.#moves.join(' ')}`);
      return;
    }
    for (let ply = this.#moves.length; ply < received.length; ply += 1) this.receivedAt.set(ply, performance.now());
    this.#position = position.value;
    this.#moves = received;
    this.#moveOn();
  }

  /** Continues from the current state: repeats an unanswered request, else plays the premove or thinks. */
  #moveOn(): void {
    const isAtTable = this.#play !== undefined && this.#socket?.isOpen === true;
    if (!isAtTable || this.#isAsking || this.#thought !== undefined) return;
    if (this.#unanswered !== undefined) void this.#send(this.#unanswered, 1);
    else if (this.#game?.started && !this.#game.finished && turnOf(this.#position) === this.color) this.#takeTurn();
  }

  #takeTurn(): void {
    const next = this.#queue.shift();
    if (next !== undefined && afterQuiet(this.#position, next) !== undefined) {
      this.#premoves += 1;
      this.#make(next);
      return;
    }
    this.#queue = [];
    this.#thought = setTimeout(() => this.#think(), this.#play?.dueInMs(this.#position.ply));
  }

  #think(): void {
    this.#thought = undefined;
    if (this.#play === undefined) return;
    const { random } = this.#play;
    const plan = plannedMoves(this.#position, 1 + Math.floor(random() * (PREMOVES_MOST + 1)), random);
    const [first, ...ahead] = this.#position.ply > LAST_PLY ? [] : plan;
    this.#queue = ahead;
    if (first === undefined) void this.#send(RESIGN, 2);
    else this.#make(first);
  }

  #make(move: Move): void {
    const { ply } = this.#position;
    const promotion = move.promotion && { promotion: roleLetter(move.promotion) };
    if (!this.sentAt.has(ply)) this.sentAt.set(ply, performance.now());
    this.requestedMoves.set(ply, (this.requestedMoves.get(ply) ?? new Set()).add(makeUci(move)));
    void this.#send(
      { from: makeSquare(move.from), to: makeSquare(move.to), ply, ...promotion },
      this.#play && this.#play.random() < 1 / DOUBLED_EVERY ? 2 : 1,
    );
  }

  async #send(words: Ask, times: 1 | 2): Promise<void> {
    const isAgain = this.#unanswered !== undefined;
    this.#unanswered = words;
    this.#isAsking = true;
    try {
      const [answer = null, second = null] = await Promise.all(Array.from({ length: times }, () => this.ask(words)));
      this.#judge(words, answer, isAgain);
      this.#judge(words, second, true);
    } catch (error) {
      this.#fault(String(error));
    } finally {
      this.#isAsking = false;
    }
    this.#moveOn();
  }

  /** A first request must be accepted; a repeated one may have been overtaken by the opponent's action. */
  #judge(words: Ask, answer: AskAnswer | null, isAgain: boolean): void {
    if (answer === null) return;
    this.#unanswered = undefined;
    if (answer.type === 'taken') {
      this.#keep(words, answer.ply);
      return;
    }
    const refusal = `was refused ${words.from}${words.to}`;
    const isLate = answer.message === 'outOfStep' || answer.message === 'gameOver';
    const isShown = this.#game?.finished === true || words.ply !== this.#moves.length;
    if (!isAgain || !isLate) this.#fault(`${refusal}: ${answer.message}`);
    else if (!isShown) this.#fault(`${refusal} without the true game`);
  }

  #keep(words: Ask, plyAfter: number): void {
    if (words.from === RESIGN.from) {
      this.#hasResigned = true;
      return;
    }
    const ply = words.ply ?? 0;
    const uci = words.from + words.to + (words.promotion ?? '');
    if (plyAfter !== ply + 1) this.#fault(`had ${uci} taken as half-move ${plyAfter}, not ${ply + 1}`);
    // The server broadcasts a move before it responds.
    if (this.#moves[ply] !== uci) this.#fault(`had ${uci} accepted, but received ${this.#moves[ply]}`);
    if (this.#acknowledged.at(-1)?.ply !== ply) this.#acknowledged.push({ ...words, ply, uci });
  }

  #fault(what: string): void {
    this.#faults.push(`${this.color} of game ${this.#id} ${what}`);
  }
}

/** Whether one list is a prefix of the other. */
export const isBeginning = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((move, ply) => move === other[ply]);
