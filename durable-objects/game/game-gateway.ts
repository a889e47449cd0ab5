import type { GameSetup } from '../../domain/game/game.ts';
import type { GameId } from '../../domain/kernel/ids.ts';
import type { DeliveryFault } from '../../domain/lib/delivery.ts';
import type { Region } from '../../domain/lib/regions.ts';
import type { GameProgressReport } from './game-report.ts';

export interface Opening {
  readonly setup: GameSetup;
  /** Where its object is best created; null if that is unknown. */
  readonly near: Region | null;
}

/**
 * Calls many games in a request of its own: the platform limits the calls of one request, and a tournament has
 * thousands of games. The answers are in the order of the games.
 */
export interface GameGateway {
  /** Null for each game that is open, otherwise why the try failed. */
  open(openings: readonly Opening[]): Promise<readonly (DeliveryFault | null)[]>;
  /** Spectators with access reconnect. A game that does not answer revalidates them itself while it is played. */
  closeWatchers(games: readonly GameId[], revision: number): Promise<void>;
  /** The games report from then on; null before the start. */
  progress(games: readonly GameId[]): Promise<readonly (GameProgressReport | null)[]>;
}
