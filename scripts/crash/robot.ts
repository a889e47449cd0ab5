import type { Session } from '../../cli/session.ts';
import type { AskAnswer, GameMessage } from '../../contract/live.ts';
import { decodeMoves } from '../../domain/chess/moves.ts';
import { type Position, positionAfter, startPosition, turnOf } from '../../domain/chess/position.ts';
import { type Move, makeSquare, makeUci, roleLetter } from '../../domain/chess/square.ts';
import type { Color } from '../../domain/tournament/field.ts';
import { type Ask, GameSocket } from './game-socket.ts';
import { afterQuiet, plannedMoves } from './quiet-moves.ts';

/** So many moves wait at most, beside the one that is played at once. */
const PREMOVES_MOST = 4;
/** A page asks again where it doubts that it was heard: each so-manieth request is sent twice. */
const DOUBLED_EVERY = 8;
const LAST_PLY = 150;

const RESIGN: Ask = { from: 'resign', to: 'resign' };

/** How a run is played. */
interface Play {
  readonly random: () => number;
  /** When the half-move of this number may be thought of; a premove goes off at once. */
  readonly dueInMs: (ply: number) => number;
}

/** A move that the server has acknowledged, as it was asked for. */
export interface Acknowledged extends Ask {
  readonly ply: number;
  readonly uci: string;
}

/** A player with his page: lays moves down several ahead, and keeps all that he was told. */
export class Robot {
  readonly color: Color;
  readonly #player: Session;
  readonly #id: string;
  readonly #faults: string[] = [];
  readonly #acknowledged: Acknowledged[] = [];
  /** All that was ever asked for, by the half-move it was for. */
  readonly asked = new Map<number, Set<string>>();
  #socket: GameSocket | undefined;
  #game: GameMessage | undefined;
  #toldAt = 0;
  #moves: readonly string[] = [];
  #position: Position = startPosition('Chess');
  #queue: Move[] = [];
  /** What has been sent and not been answered: it is sent again, as it was, on the next socket. */
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

  /** The moves that he has been told: what somebody was told binds the server as what was acknowledged does. */
  get moves(): readonly string[] {
    return this.#moves;
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.#acknowledged;
  }

  get hasResigned(): boolean {
    return this.#hasResigned;
  }

  /** Whether he has resigned and has no answer yet. */
  get isResigning(): boolean {
    return this.#unanswered === RESIGN;
  }

  /** How many of his moves went off in the moment when the opponent's was told. */
  get premoves(): number {
    return this.#premoves;
  }

  /** The game as it was told last, and when. */
  get told(): { readonly game: GameMessage; readonly at: number } | undefined {
    return this.#game && { game: this.#game, at: this.#toldAt };
  }

  /** What was not as it must be since it was asked for last. */
  takeFaults(): string[] {
    return this.#faults.splice(0);
  }

  /** Comes to the board, and knows the game as it stands. */
  async connect(): Promise<void> {
    this.#socket = await GameSocket.open(this.#player, this.#id, (game) => this.#hear(game));
  }

  /** Plays until the socket ends; faults are kept. */
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

  /** Asks on the socket; null where it ended before the answer came. */
  async ask(words: Ask): Promise<AskAnswer | null> {
    return (await this.#socket?.ask(words)) ?? null;
  }

  #hear(game: GameMessage): void {
    this.#game = game;
    this.#toldAt = Date.now();
    const decoded = decodeMoves(game.moves);
    const moves = decoded.ok ? decoded.value : [];
    const told = moves.map(makeUci);
    const position = positionAfter(moves.slice(this.#moves.length), this.#position);
    if (!isBeginning(this.#moves, told) || !position.ok) {
      this.#fault(`was told ${told.join(' ')} after ${this.#moves.join(' ')}`);
      return;
    }
    this.#position = position.value;
    this.#moves = told;
    this.#moveOn();
  }

  /** What is to be done in the game as it stands: what waits goes off at once, else it is thought. */
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
    this.asked.set(ply, (this.asked.get(ply) ?? new Set()).add(makeUci(move)));
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

  /** The first answer must be yes; a request that comes again may have been overtaken by what the opponent did. */
  #judge(words: Ask, answer: AskAnswer | null, isAgain: boolean): void {
    if (answer === null) return;
    this.#unanswered = undefined;
    if (answer.type === 'taken') {
      this.#keep(words, answer.ply);
      return;
    }
    const asked = `was refused ${words.from}${words.to}`;
    const isLate = answer.message === 'outOfStep' || answer.message === 'gameOver';
    const isShown = this.#game?.finished === true || words.ply !== this.#moves.length;
    if (!isAgain || !isLate) this.#fault(`${asked}: ${answer.message}`);
    else if (!isShown) this.#fault(`${asked} without the true game`);
  }

  #keep(words: Ask, plyAfter: number): void {
    if (words.from === RESIGN.from) {
      this.#hasResigned = true;
      return;
    }
    const ply = words.ply ?? 0;
    const uci = words.from + words.to + (words.promotion ?? '');
    if (plyAfter !== ply + 1) this.#fault(`had ${uci} taken as half-move ${plyAfter}, not ${ply + 1}`);
    // A move is told before it is answered.
    if (this.#moves[ply] !== uci) this.#fault(`had ${uci} taken, but was told ${this.#moves[ply]}`);
    if (this.#acknowledged.at(-1)?.ply !== ply) this.#acknowledged.push({ ...words, ply, uci });
  }

  #fault(what: string): void {
    this.#faults.push(`${this.color} of game ${this.#id} ${what}`);
  }
}

/** Whether the one is how the other begins. */
export const isBeginning = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((move, ply) => move === other[ply]);
