import type { GameSetup } from '../../domain/game/game.ts';
import type { AccountId, GameId, TournamentId } from '../../domain/kernel/ids.ts';
import { assertNever } from '../../domain/kernel/result.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { GameMessage } from '../../domain/tournament/decision.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import type { GameFinishedReport } from '../game/game-report.ts';
import { gameStub, pushStub, tournamentStub } from '../stubs.ts';

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

export async function deliver(env: Env, message: Message): Promise<void> {
  switch (message.kind) {
    case 'gameFinished':
      await tournamentStub(env, message.tournament).gameFinished(message.tournament, message.report);
      return;
    case 'gameStarts':
      await pushStub(env, message.tournament).gameStarts(message);
      return;
    case 'openGame':
      await gameStub(env, message.setup.id).open(message.setup);
      return;
    case 'endGame':
      await gameStub(env, message.game).decide(message.result);
      return;
    case 'cancelGame':
      await gameStub(env, message.game).annul();
      return;
    case 'playerRenamed':
      await gameStub(env, message.game).renamePlayer(message.from, message.to);
      return;
    case 'tournamentRewritten':
      await tournamentStub(env, message.tournament).reset();
      return;
    default:
      assertNever(message);
  }
}

/** The queue of a message; push notifications have their own, so that they never delay a tournament. */
export const receiverOf = (message: GameFinished | GameStarts | GameMessage | Renamed): string =>
  message.kind === 'gameStarts' ? 'devices' : 'tournament' in message ? message.tournament : message.game;
