import type { GameId } from '../domain/ids.ts';
import { SECOND } from '../domain/time.ts';
import { boardsOf, openGames, type Tournament } from '../domain/tournament/state.ts';
import type { LiveGames } from '../services/tournament/live.ts';
import type { GameProgressReport } from './game-report.ts';

/** Whoever has asked for positions follows the games for so long, whether or not he opens a stream. */
const FOLLOWED_MS = 30 * SECOND;

/**
 * The positions of the running games of a tournament: as the games have told them, or asked for where one has not yet. A
 * game whose positions nobody wants tells none until it is asked again.
 */
export class LivePositions {
  readonly #progressOf: (game: GameId) => Promise<GameProgressReport | null>;
  readonly #known = new Map<GameId, GameProgressReport>();
  /** What is known of these may be old. */
  readonly #silent = new Set<GameId>();
  #askedAt = 0;
  /** Raised with each position. */
  version = 0;

  /** How a game is asked: from then on it tells each of its positions; null before it has begun. */
  constructor(progressOf: (game: GameId) => Promise<GameProgressReport | null>) {
    this.#progressOf = progressOf;
  }

  /** Whether the report is news. */
  take(report: GameProgressReport): boolean {
    const known = this.#known.get(report.game);
    if (known !== undefined && known.version >= report.version) return false;
    this.#known.set(report.game, report);
    this.version += 1;
    return true;
  }

  /** Whether somebody has asked for positions of late. */
  get areWanted(): boolean {
    return Date.now() - this.#askedAt < FOLLOWED_MS;
  }

  /** The game has been told that it need tell no more until it is asked. */
  silence(game: GameId): void {
    this.#silent.add(game);
  }

  forget(game: GameId): void {
    this.#known.delete(game);
    this.#silent.delete(game);
  }

  async movesOf(games: readonly GameId[]): Promise<Record<GameId, string>> {
    this.#askedAt = Date.now();
    await Promise.all(games.map((game) => this.#ask(game)));
    return Object.fromEntries(games.map((game) => [game, this.#known.get(game)?.moves ?? '']));
  }

  /** Makes every running game known. */
  async fill({ rounds }: Tournament): Promise<void> {
    this.#askedAt = Date.now();
    const open = rounds.flatMap(boardsOf).flatMap(openGames);
    const running = open.filter(({ startAt }) => startAt <= Date.now());
    await Promise.all(running.map(({ id }) => this.#ask(id)));
  }

  get games(): LiveGames {
    return this.#known;
  }

  async #ask(game: GameId): Promise<void> {
    if (this.#known.has(game) && !this.#silent.has(game)) return;
    const report = await this.#progressOf(game);
    // Only now has the game heard that it is to tell again.
    this.#silent.delete(game);
    if (report !== null) this.take(report);
  }
}
