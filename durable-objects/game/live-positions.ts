import type { GameId } from '../../domain/kernel/ids.ts';
import { GAMES_IN_BATCH } from '../../domain/kernel/limits.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { boardsOf, openGames, type Tournament } from '../../domain/tournament/value/state.ts';
import { clock } from '../../services/platform/clock.ts';
import type { LiveGames } from '../../services/tournament/views/live.ts';
import { inBatches } from '../outbox/batches.ts';
import type { GameProgressReport } from './game-report.ts';

/** Tracking continues this long after a request for positions, with or without a stream. */
const FOLLOWED_MS = 30 * SECOND;

/** Also makes the games report from then on; null before the start. In the order of the games. */
type ProgressOf = (games: readonly GameId[]) => Promise<readonly (GameProgressReport | null)[]>;

/** Positions of running games. Games that nobody follows are told to stop reporting. */
export class LivePositions {
  readonly #progressOf: ProgressOf;
  readonly #known = new Map<GameId, GameProgressReport>();
  /** Games whose cached position may be outdated. */
  readonly #silent = new Set<GameId>();
  #askedAt = 0;
  version = 0;

  constructor(progressOf: ProgressOf) {
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
    await this.#ask(games);
    return Object.fromEntries(games.map((game) => [game, this.#known.get(game)?.moves ?? '']));
  }

  async fill({ rounds }: Tournament): Promise<void> {
    const open = rounds.flatMap(boardsOf).flatMap(openGames);
    const running = open.filter(({ startAt }) => startAt <= clock.now());
    await this.#ask(running.map(({ id }) => id));
  }

  get games(): LiveGames {
    return this.#known;
  }

  async #ask(games: readonly GameId[]): Promise<void> {
    this.#askedAt = clock.now();
    const unknown = games.filter((game) => !this.#known.has(game) || this.#silent.has(game));
    await Promise.all(inBatches(unknown, GAMES_IN_BATCH).map((batch) => this.#askBatch(batch)));
  }

  async #askBatch(games: readonly GameId[]): Promise<void> {
    const reports = await this.#progressOf(games);
    // Only now do the games report again.
    for (const game of games) this.#silent.delete(game);
    for (const report of reports) if (report !== null) this.take(report);
  }
}
