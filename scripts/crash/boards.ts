import { CallRefused, type Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import type { AskAnswer, GameMessage } from '../../contract/live.ts';
import { decodeMoves } from '../../domain/chess/moves.ts';
import { makeUci } from '../../domain/chess/square.ts';
import type { Color } from '../../domain/tournament/field.ts';
import { type Acknowledged, isBeginning, Robot } from './robot.ts';

/** A clock may show this much less than the crash explains: the time of the calls around it. */
const SLACK_S = 2;

/** Seconds on both clocks at a moment. */
interface Clocks {
  readonly at: number;
  readonly white: number;
  readonly black: number;
}

/** How fast a board is played. */
interface Pace {
  readonly random: () => number;
  /** Half-moves a second, on average: what was laid down in advance goes off at once, and is thought about for longer. */
  readonly rate: number;
}

/** A live game between two robots with premoves, each on a socket of his own. */
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

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Both come to the board. */
  async connect(): Promise<void> {
    await Promise.all(this.#robots.map((robot) => robot.connect()));
    this.#clocks = this.#clocksNow();
  }

  /** Goes on until the server is gone. */
  async run({ random, rate }: Pace): Promise<void> {
    const began = Date.now();
    const from = Math.max(...this.#robots.map(({ moves }) => moves.length));
    const dueInMs = (ply: number): number => Math.max(0, began + ((ply - from) * 1_000) / rate - Date.now());
    await Promise.all(this.#robots.map((robot) => robot.run({ random, dueInMs })));
  }

  /** The players leave for good. */
  leave(): void {
    for (const robot of this.#robots) robot.leave();
  }

  /**
   * What is not as it was acknowledged or told. What was on its way when the server died is taken as it stands now. Then
   * both are back at the board, have their last moves asked for again, and nothing may have changed by that.
   */
  async faults(): Promise<string[]> {
    const found = this.#robots.flatMap((robot) => robot.takeFaults());
    const { game_info: game } = await this.#players.white.ask(calls.openGame, { id: this.id });
    const moves = movesOf(game.moves);
    found.push(...this.#recordFaults(moves), ...this.#endFaults(game.outcome));
    this.#isOver = game.outcome !== null;
    const before = this.#clocks;
    await this.connect();
    found.push(...this.#clockFaults(before), ...(await this.#lateFaults(moves)));
    const { game_info: after } = await this.#players.white.ask(calls.openGame, { id: this.id });
    if (after.moves !== game.moves) found.push(`game ${this.id} was changed by moves that came too late`);
    return [...found, ...this.#robots.flatMap((robot) => robot.takeFaults())];
  }

  #recordFaults(moves: readonly string[]): string[] {
    const found: string[] = [];
    for (const robot of this.#robots) {
      if (!isBeginning(robot.moves, moves)) found.push(`game ${this.id} has not what ${robot.color} was told`);
      if (robot.acknowledged.some(({ ply, uci }) => moves[ply] !== uci))
        found.push(`game ${this.id} has lost or changed moves of ${robot.color}`);
    }
    const known = Math.max(...this.#robots.map((robot) => robot.moves.length));
    const isUnasked = moves.some((uci, ply) => !this.#moverOf(ply).asked.get(ply)?.has(uci));
    if (moves.length > known + 1 || isUnasked) found.push(`game ${this.id} has moves that nobody made`);
    return found;
  }

  #moverOf(ply: number): Robot {
    return this.#robots[ply % 2 === 0 ? 0 : 1];
  }

  #endFaults(outcome: number | null): string[] {
    const resigned = this.#robots.find(({ hasResigned }) => hasResigned)?.color;
    if (resigned !== undefined && outcome !== lossOf(resigned)) return [`the resignation in ${this.id} is lost`];
    const mayResign = this.#robots.filter(({ isResigning }) => isResigning).map(({ color }) => lossOf(color));
    return outcome === null || mayResign.includes(outcome) ? [] : [`game ${this.id} is over, and nobody ended it`];
  }

  #clockFaults(before: Clocks | undefined): string[] {
    const now = this.#clocks;
    if (before === undefined || now === undefined || this.isOver) return [];
    const passed = (now.at - before.at) / 1_000;
    const used = before.white - now.white + (before.black - now.black);
    if (used < -SLACK_S) return [`game ${this.id} has gained ${-used} s`];
    if (used > passed + SLACK_S) return [`game ${this.id} has lost ${used} s in ${passed} s`];
    return [];
  }

  /** The last acknowledged move of each, asked for once more on the socket and by a call. */
  async #lateFaults(moves: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const robot of this.#robots) {
      const last = robot.acknowledged.at(-1);
      if (last === undefined) continue;
      const wanted = last.ply === moves.length - 1 ? 'taken' : this.isOver ? 'gameOver' : 'outOfStep';
      const answers = [wordOf(await robot.ask(askOf(last))), await this.#wordByCall(robot.color, last)];
      const told = movesOf(robot.told?.game.moves ?? '');
      const isTold = told.join(' ') === moves.join(' ');
      if (answers.some((answer) => answer !== wanted) || !isTold)
        found.push(`game ${this.id} answers a late move with ${answers.join(' and ')}, and tells ${told.length} moves`);
    }
    return found;
  }

  async #wordByCall(color: Color, last: Acknowledged): Promise<string> {
    const { from, to, ...query } = askOf(last);
    const asked = this.#players[color].ask(calls.move, { id: this.id, from, to, query });
    return asked.then(
      () => 'taken',
      (error) => (error instanceof CallRefused ? error.key : String(error)),
    );
  }

  #clocksNow(): Clocks | undefined {
    const told = this.#robots[0].told;
    return told && { at: told.at, ...clocksOf(told.game) };
  }
}

/** From White's side. */
const lossOf = (color: Color): number => (color === 'white' ? -1 : 1);

const wordOf = (answer: AskAnswer | null): string =>
  answer === null ? 'nothing' : answer.type === 'taken' ? 'taken' : answer.message;

const askOf = ({ uci: _, ...words }: Acknowledged) => words;

/** The twenty seconds for a first move are no part of a clock. */
const clocksOf = ({ wc, bc, wic, bic }: GameMessage) => ({
  white: wc - (wic > 0 ? 20 : 0),
  black: bc - (bic > 0 ? 20 : 0),
});

function movesOf(record: string): string[] {
  const decoded = decodeMoves(record);
  return decoded.ok ? decoded.value.map(makeUci) : [];
}
