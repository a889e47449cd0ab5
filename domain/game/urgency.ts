/** Orders a player's games by urgency (NEXT-1 to NEXT-3). */
import { FIRST_MOVE_MS } from '../kernel/limits.ts';

/** A running game, or a pairing that starts one. */
export interface AwaitedGame {
  readonly startsAt: number;
  /** Initial time per side, in milliseconds. */
  readonly initialMs: number;
  /** Null if the clock is unknown. */
  readonly clock: OwnClock | null;
}

export interface OwnClock {
  readonly isRunning: boolean;
  /** Milliseconds left at `at`, including the rest of the first-move countdown. */
  readonly leftMs: number;
  readonly at: number;
}

/** A game with the player's remaining time, assuming that the opponent moves at once. */
interface Urgency<Game> {
  readonly game: Game;
  readonly isOwnTurn: boolean;
  readonly leftMs: number;
}

/**
 * Running games by NEXT-1, upcoming ones by start. An upcoming game precedes the first running game that has more time
 * left than remains until the upcoming game's flag falls (NEXT-2).
 */
export function inOrderOfUrgency<Game extends AwaitedGame>(games: readonly Game[], now: number): readonly Game[] {
  const running = games
    .filter(({ startsAt }) => startsAt <= now)
    .map((game) => urgencyOf(game, now))
    .sort(byTurnAndTime);
  const coming = games.filter(({ startsAt }) => startsAt > now).sort((one, other) => one.startsAt - other.startsAt);
  const ordered: Game[] = [];
  for (const { game, leftMs } of running) {
    while (coming[0] !== undefined && untilFlag(coming[0], now) < leftMs) ordered.push(...coming.splice(0, 1));
    ordered.push(game);
  }
  return [...ordered, ...coming];
}

/** An unknown clock is treated as running with its full time (NEXT-3). */
function urgencyOf<Game extends AwaitedGame>(game: Game, now: number): Urgency<Game> {
  const { clock, initialMs } = game;
  if (clock === null) return { game, isOwnTurn: true, leftMs: initialMs };
  const passed = clock.isRunning ? Math.max(0, now - clock.at) : 0;
  return { game, isOwnTurn: clock.isRunning, leftMs: clock.leftMs - passed };
}

function byTurnAndTime(one: Urgency<AwaitedGame>, other: Urgency<AwaitedGame>): number {
  if (one.isOwnTurn !== other.isOwnTurn) return one.isOwnTurn ? -1 : 1;
  const byTime = one.isOwnTurn ? one.leftMs - other.leftMs : 0;
  return byTime !== 0 ? byTime : other.game.startsAt - one.game.startsAt;
}

/** Time until a player who never appears loses on time. */
const untilFlag = ({ startsAt, initialMs }: AwaitedGame, now: number): number =>
  startsAt - now + FIRST_MOVE_MS + initialMs;
