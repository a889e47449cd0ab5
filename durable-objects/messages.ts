import type { GameSetup } from '../domain/game/game.ts';
import type { AccountId, GameId, TournamentId } from '../domain/ids.ts';
import { assertNever } from '../domain/result.ts';
import type { Millis } from '../domain/time.ts';
import type { GameMessage } from '../domain/tournament/decision.ts';
import type { Color } from '../domain/tournament/field.ts';
import type { GameFinishedReport } from './game-report.ts';
import { gameStub, pushStub, tournamentStub } from './stubs.ts';

/** The end of a game, for its tournament. */
export interface GameFinished {
  readonly kind: 'gameFinished';
  readonly tournament: TournamentId;
  readonly report: GameFinishedReport;
}

/** A game has begun, for those of its players who have no page of it open. */
export interface GameStarts {
  readonly kind: 'gameStarts';
  readonly tournament: TournamentId;
  readonly game: GameId;
  readonly round: number;
  readonly startedAt: Millis;
  readonly absent: readonly { readonly account: AccountId; readonly side: Color }[];
}

/** An account is erased: its game, or its tournament, knows it by another id from now on. */
export type Renamed =
  | { readonly kind: 'playerRenamed'; readonly game: GameId; readonly from: AccountId; readonly to: AccountId }
  | { readonly kind: 'tournamentRewritten'; readonly tournament: TournamentId };

/** What one object tells another until it is heard. To hear it twice changes nothing. */
export type Message =
  | GameFinished
  | GameStarts
  | Renamed
  | { readonly kind: 'openGame'; readonly setup: GameSetup }
  | Exclude<GameMessage, { readonly kind: 'openGame' }>;

/** Settles when the message has been heard. */
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
      await tournamentStub(env, message.tournament).startAnew();
      return;
    default:
      assertNever(message);
  }
}

/** Who hears it: devices do not keep a tournament waiting. */
export const receiverOf = (message: GameFinished | GameStarts | GameMessage | Renamed): string =>
  message.kind === 'gameStarts' ? 'devices' : 'tournament' in message ? message.tournament : message.game;
