import type { GameSetup } from '../../domain/game/game.ts';
import type { AccountId, GameId, TournamentId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { MessageKind, TargetKind } from '../../domain/lib/delivery.ts';
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
  | {
      readonly kind: 'playerRenamed';
      readonly tournament: TournamentId;
      readonly game: GameId;
      readonly from: AccountId;
      readonly to: AccountId;
    }
  | { readonly kind: 'tournamentRewritten'; readonly tournament: TournamentId };

/** A message between objects, delivered at least once; receivers are idempotent. */
export type Message =
  | GameFinished
  | GameStarts
  | Renamed
  | { readonly kind: 'openGame'; readonly setup: GameSetup }
  | Exclude<GameMessage, { readonly kind: 'openGame' }>;

/** A message as it is queued; a tournament names the games that it opens, and sends their setup. */
export type QueuedMessage = GameFinished | GameStarts | GameMessage | Renamed;

const TARGETS: Readonly<Record<MessageKind, TargetKind>> = {
  openGame: 'game',
  endGame: 'game',
  cancelGame: 'game',
  playerRenamed: 'game',
  gameFinished: 'tournament',
  tournamentRewritten: 'tournament',
  gameStarts: 'devices',
};

export const targetOf = ({ kind }: QueuedMessage): TargetKind => TARGETS[kind];

/** The queue of a message; push notifications have their own, so that they never delay a tournament. */
export function receiverOf(message: QueuedMessage): string {
  switch (message.kind) {
    case 'gameStarts':
      return 'devices';
    case 'gameFinished':
    case 'tournamentRewritten':
      return message.tournament;
    default:
      return message.game;
  }
}

/**
 * Messages that need not wait for a parked one to the same game. A cancelled game needs neither its opening nor its
 * result, and a new result makes an earlier one obsolete. But a game that was never opened cannot end.
 */
export function replaces(later: QueuedMessage, earlier: QueuedMessage): boolean {
  if (later.kind === 'cancelGame') return true;
  return later.kind === 'endGame' && earlier.kind === 'endGame';
}
