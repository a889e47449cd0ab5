import type { GameSetup } from '../../domain/game/game.ts';
import type { AccountId, GameId, TournamentId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { GameMessage } from '../../domain/tournament/decision.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import type { GameFinishedReport } from '../game/game-report.ts';

export interface GameFinished {
  readonly kind: 'gameFinished';
  readonly tournament: TournamentId;
  readonly report: GameFinishedReport;
}

/** For players without an open page. */
export interface GameStarts {
  readonly kind: 'gameStarts';
  readonly tournament: TournamentId;
  readonly game: GameId;
  readonly round: number;
  readonly startedAt: Millis;
  readonly absent: readonly { readonly account: AccountId; readonly side: Color }[];
}

export type Renamed =
  | { readonly kind: 'playerRenamed'; readonly game: GameId; readonly from: AccountId; readonly to: AccountId }
  | { readonly kind: 'tournamentRewritten'; readonly tournament: TournamentId };

/** A message between objects, delivered at least once; receivers are idempotent. */
export type Message =
  | GameFinished
  | GameStarts
  | Renamed
  | { readonly kind: 'openGame'; readonly setup: GameSetup }
  | Exclude<GameMessage, { readonly kind: 'openGame' }>;

/** The queue of a message; push notifications have their own, so that they never delay a tournament. */
export const receiverOf = (message: GameFinished | GameStarts | GameMessage | Renamed): string =>
  message.kind === 'gameStarts' ? 'devices' : 'tournament' in message ? message.tournament : message.game;
