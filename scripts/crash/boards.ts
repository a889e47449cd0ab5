import { CallRefused, type Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import type { AskAnswer, GameMessage } from '../../contract/live.ts';
import { decodeMoves } from '../../domain/chess/moves.ts';
import { boardEnd, positionAfter, startPosition } from '../../domain/chess/position.ts';
import { makeUci } from '../../domain/chess/square.ts';
import { OUTAGE_HOLD_MS } from '../../domain/kernel/limits.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import { type Acknowledged, isBeginning, Robot } from './robot.ts';

/** Tolerance for the clocks: the duration of the calls around the crash. */
const SLACK_S = 2;

/** The seconds on both clocks at a given time. */
interface Clocks {
  readonly at: number;
  readonly white: number;
  readonly black: number;
}

interface Pace {
  readonly random: () => number;
  /** The average number of half-moves per second: premoves are immediate, so other moves wait longer. */
  readonly rate: number;
}

/** A live game between two robots with premoves, each with its own socket. */
export class Board {
  readonly id: string;
  readonly #players: { readonly white: Session; readonly black: Session };
  readonly #robots: readonly [Robot, Robot];
  #isOver = false;
  #clocks: Clocks | undefined;

  constructor(id: string, players: { readonly white: Session; readonly black: Session }) {
    this.id = id;
    this.#players = players;
    this.#robots = [new Robot(players.white, id, 'white'), new Robot(players.black, id, 'black')];
  }

  get acknowledged(): number {
    return this.#robots.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  get premoves(): number {
    return this.#robots.reduce((sum, { premoves }) => sum + premoves, 0);
  }

  /** Milliseconds from sending each move until the opponent had it. */
  relayTimes(): readonly number[] {
    const [white, black] = this.#robots;
    return [...timesBetween(white, black), ...timesBetween(black, white)];
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async connect(): Promise<void> {
    await Promise.all(this.#robots.map((robot) => robot.connect()));
    this.#clocks = this.#clocksNow();
  }

  /** Plays until the connection is lost. */
  async run({ random, rate }: Pace): Promise<void> {
    const began = Date.now();
    const from = Math.max(...this.#robots.map(({ moves }) => moves.length));
    const dueInMs = (ply: number): number => Math.max(0, began + ((ply - from) * 1_000) / rate - Date.now());
    await Promise.all(this.#robots.map((robot) => robot.run({ random, dueInMs })));
  }

  leave(): void {
    for (const robot of this.#robots) robot.leave();
  }

  /**
   * Finds differences from what was acknowledged or received; a request that was pending when the server died may have
   * either outcome. It then reconnects both robots and repeats their last moves, which must change nothing.
   * `diedAt` is the time of the kill, in ms; the server is started again at once.
   */
  async faults(diedAt: number): Promise<string[]> {
    const found = this.#robots.flatMap((robot) => robot.takeFaults());
    const { gameInfo: game } = await this.#players.white.ask(calls.openGame, { id: this.id });
    const moves = movesOf(game.moves);
    found.push(...this.#recordFaults(moves), ...this.#endFaults(game));
    this.#isOver = game.outcome !== null;
    const before = this.#clocks;
    await this.connect();
    found.push(...this.#clockFaults(before, diedAt), ...(await this.#lateFaults(moves)));
    const { gameInfo: after } = await this.#players.white.ask(calls.openGame, { id: this.id });
    if (after.moves !== game.moves) found.push(`game ${this.id} was changed by moves that came too late`);
    return [...found, ...this.#robots.flatMap((robot) => robot.takeFaults())];
  }

  #recordFaults(moves: readonly string[]): string[] {
    const found: string[] = [];
    for (const robot of this.#robots) {
      if (!isBeginning(robot.moves, moves)) found.push(`game ${this.id} has not what ${robot.color} received`);
      if (robot.acknowledged.some(({ ply, uci }) => moves[ply] !== uci))
        found.push(`game ${this.id} has lost or changed moves of ${robot.color}`);
    }
    const known = Math.max(...this.#robots.map((robot) => robot.moves.length));
    const isUnasked = moves.some((uci, ply) => !this.#moverOf(ply).requestedMoves.get(ply)?.has(uci));
    if (moves.length > known + 1 || isUnasked) found.push(`game ${this.id} has moves that nobody made`);
    return found;
  }

  #moverOf(ply: number): Robot {
    return this.#robots[ply % 2 === 0 ? 0 : 1];
  }

  #endFaults({ outcome, moves }: { readonly outcome: number | null; readonly moves: string }): string[] {
    const resigned = this.#robots.find(({ hasResigned }) => hasResigned)?.color;
    if (resigned !== undefined && outcome !== lossOf(resigned)) return [`the resignation in ${this.id} is lost`];
    const mayResign = this.#robots.filter(({ isResigning }) => isResigning).map(({ color }) => lossOf(color));
    const isEnded = outcome === null || mayResign.includes(outcome) || endsOnBoard(moves);
    return isEnded ? [] : [`game ${this.id} is over, and nobody ended it`];
  }

  /**
   * An outage must not use up clock time: clocks run at most until the server dies. On a busy machine the player may
   * reconnect after the hold, and their clock runs on in the meantime (GAME-13).
   */
  #clockFaults(before: Clocks | undefined, diedAt: number): string[] {
    const now = this.#clocks;
    if (before === undefined || now === undefined || this.isOver) return [];
    const pastHold = Math.max(0, now.at - diedAt - OUTAGE_HOLD_MS);
    const passed = (diedAt - before.at + pastHold) / 1_000;
    const used = before.white - now.white + (before.black - now.black);
    if (used < -SLACK_S) return [`game ${this.id} has gained ${-used} s`];
    if (used > passed + SLACK_S) return [`game ${this.id} has lost ${used} s, and ${passed} s can be charged`];
    return [];
  }

  /** Repeats the last acknowledged move of each robot, on the socket and by a call. */
  async #lateFaults(moves: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const robot of this.#robots) {
      const last = robot.acknowledged.at(-1);
      if (last === undefined) continue;
      const wanted = last.ply === moves.length - 1 ? 'taken' : this.isOver ? 'gameOver' : 'outOfStep';
      const answers = [wordOf(await robot.ask(askOf(last))), await this.#wordByCall(robot.color, last)];
      const received = movesOf(robot.lastReceived?.game.moves ?? '');
      const isReceived = received.join(' ') === moves.join(' ');
      if (answers.some((answer) => answer !== wanted) || !isReceived)
        found.push(
          `game ${this.id} answers a late move with ${answers.join(' and ')}, and tells ${received.length} moves`,
        );
    }
    return found;
  }

  async #wordByCall(color: Color, last: Acknowledged): Promise<string> {
    const { from, to, ...query } = askOf(last);
    const response = this.#players[color].ask(calls.move, { id: this.id, from, to, query });
    return response.then(
      () => 'taken',
      (error) => (error instanceof CallRefused ? error.key : String(error)),
    );
  }

  #clocksNow(): Clocks | undefined {
    const received = this.#robots[0].lastReceived;
    return received && { at: received.at, ...clocksOf(received.game) };
  }
}

const timesBetween = (mover: Robot, other: Robot): number[] =>
  [...mover.sentAt].flatMap(([ply, sent]) => {
    const received = other.receivedAt.get(ply);
    return received === undefined ? [] : [received - sent];
  });

/** A premove may mate, or end the game by a rule. */
function endsOnBoard(record: string): boolean {
  const decoded = decodeMoves(record);
  const position = decoded.ok ? positionAfter(decoded.value, startPosition('Chess')) : decoded;
  return position.ok && boardEnd(position.value) !== null;
}

/** The loser's result from White's side. */
const lossOf = (color: Color): number => (color === 'white' ? -1 : 1);

const wordOf = (answer: AskAnswer | null): string =>
  answer === null ? 'nothing' : answer.type === 'taken' ? 'taken' : answer.message;

const askOf = ({ uci: _, ...words }: Acknowledged) => words;

/** The clocks without the twenty seconds for the first move. */
const clocksOf = ({ wc, bc, wic, bic }: GameMessage) => ({
  white: wc - (wic > 0 ? 20 : 0),
  black: bc - (bic > 0 ? 20 : 0),
});

function movesOf(record: string): string[] {
  const decoded = decodeMoves(record);
  return decoded.ok ? decoded.value.map(makeUci) : [];
}
