import type { GameId } from '../../domain/kernel/ids.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { boardsOf, openGames, type Tournament } from '../../domain/tournament/value/state.ts';
import { clock } from '../../services/platform/clock.ts';
import type { LiveGames } from '../../services/tournament/views/live.ts';
import type { GameProgressReport } from './game-report.ts';

/** Tracking continues this long after a request for positions, with or without a stream. */
const FOLLOWED_MS = 30 * SECOND;

/** Positions of running games. Games that nobody follows are told to stop reporting. */
export class LivePositions {
  readonly #progressOf: (game: GameId) => Promise<GameProgressReport | null>;
  readonly #known = new Map<GameId, GameProgressReport>();
  /** Games whose cached position may be outdated. */
  readonly #silent = new Set<GameId>();
  #askedAt = 0;
  version = 0;

  /** `progressOf` also makes the game report from then on; null before its start. */
  constructor(progressOf: (game: GameId) => Promise<GameProgressReport | null>) {
    this.#progressOf = progressOf;
  }

  /** True if the report is newer. */
  take(report: GameProgressReport): boolean {
    const known = this.#known.get(report.game);
    if (known !== undefined && known.version >= report.version) return false;
    this.#known.set(report.game, report);
    this.version += 1;
    return true;
  }

  get areWanted(): boolean {
    return clock.now() - this.#askedAt < FOLLOWED_MS;
  }

  /** The game was told to stop reporting. */
  silence(game: GameId): void {
    this.#silent.add(game);
  }

  forget(game: GameId): void {
    this.#known.delete(game);
    this.#silent.delete(game);
  }

  async movesOf(games: readonly GameId[]): Promise<Record<GameId, string>> {
    this.#askedAt = clock.now();
    await Promise.all(games.map((game) => this.#ask(game)));
    return Object.fromEntries(games.map((game) => [game, this.#known.get(game)?.moves ?? '']));
  }

  async fill({ rounds }: Tournament): Promise<void> {
    this.#askedAt = clock.now();
    const open = rounds.flatMap(boardsOf).flatMap(openGames);
    const running = open.filter(({ startAt }) => startAt <= clock.now());
    await Promise.all(running.map(({ id }) => this.#ask(id)));
  }

  get games(): LiveGames {
    return this.#known;
  }

  async #ask(game: GameId): Promise<void> {
    if (this.#known.has(game) && !this.#silent.has(game)) return;
    const report = await this.#progressOf(game);
    // Only now does the game report again.
    this.#silent.delete(game);
    if (report !== null) this.take(report);
  }
}
