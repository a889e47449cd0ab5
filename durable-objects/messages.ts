import type { GameSetup } from '../domain/game/game.ts';
import type { TournamentId } from '../domain/ids.ts';
import { assertNever } from '../domain/result.ts';
import type { GameMessage } from '../domain/tournament/decision.ts';
import type { GameFinishedReport } from './game-report.ts';
import { gameStub, tournamentStub } from './stubs.ts';

/** The end of a game, for its tournament. */
export interface GameFinished {
  readonly kind: 'gameFinished';
  readonly tournament: TournamentId;
  readonly report: GameFinishedReport;
}

/** What one object tells another until it is heard. To hear it twice changes nothing. */
export type Message =
  | GameFinished
  | { readonly kind: 'openGame'; readonly setup: GameSetup }
  | Exclude<GameMessage, { readonly kind: 'openGame' }>;

/** Settles when the message has been heard. */
export async function deliver(env: Env, message: Message): Promise<void> {
  switch (message.kind) {
    case 'gameFinished':
      await tournamentStub(env, message.tournament).gameFinished(message.tournament, message.report);
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
    default:
      assertNever(message);
  }
}

/** Who hears it. */
export const receiverOf = (message: GameFinished | GameMessage): string =>
  message.kind === 'gameFinished' ? message.tournament : message.game;
