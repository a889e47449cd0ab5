import * as calls from '../../../contract/calls.ts';
import type { Variant } from '../../../domain/chess/rules.ts';
import { makeSquare, roleLetter } from '../../../domain/chess/square.ts';
import { SECOND } from '../../../domain/time.ts';
import { ApiError, ask, NO_CONTACT } from '../../api.ts';
import { backoff } from '../../live/backoff.ts';
import type { SentMove } from './game-state.ts';

/** After this long without an answer the move is sent again; its ply makes the repetition harmless. */
const ANSWER_MS = 2.5 * SECOND;

/** Sends a move until the server has answered, or the page gives up. Throws the server's refusal. */
export async function sendMove(gameId: string, variant: Variant, sent: SentMove, signal: AbortSignal): Promise<void> {
  const wait = backoff();
  while (!signal.aborted) {
    try {
      await Promise.race([askToMove(gameId, variant, sent), noAnswer()]);
      return;
    } catch (error) {
      if (error instanceof ApiError && error.status !== NO_CONTACT && error.status < 500) throw error;
      await pause(wait.next());
    }
  }
}

function askToMove(gameId: string, variant: Variant, { move, ply, thinkMs }: SentMove) {
  const { from, to, promotion } = move;
  return ask(calls.move, {
    id: gameId,
    from: makeSquare(from),
    to: makeSquare(to),
    query: {
      variant,
      ply,
      ...(promotion !== undefined && { promotion: roleLetter(promotion) }),
      ...(thinkMs !== null && { think: thinkMs }),
    },
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const noAnswer = (): Promise<never> => pause(ANSWER_MS).then(() => Promise.reject(new ApiError(NO_CONTACT)));
