import * as calls from '../../../contract/calls.ts';
import type { Variant } from '../../../domain/chess/rules.ts';
import { makeSquare, roleLetter } from '../../../domain/chess/square.ts';
import { SECOND } from '../../../domain/time.ts';
import { ApiError, ask, NO_CONTACT } from '../../api.ts';
import { backoff } from '../../live/backoff.ts';
import type { GameSocket, SocketWish } from '../../live/game-socket.ts';
import type { SentMove } from './game-state.ts';

/** After this long without an answer the move is sent again; its ply makes the repetition harmless. */
const ANSWER_MS = 2.5 * SECOND;

type AskSocket = GameSocket['ask'];

/**
 * Sends a move until the server has answered, or the page gives up: on the game's own socket, and by a call of its own
 * where none is open or no answer comes. Throws the server's refusal.
 */
export async function sendMove(
  gameId: string,
  variant: Variant,
  sent: SentMove,
  askSocket: AskSocket,
  signal: AbortSignal,
): Promise<void> {
  const wait = backoff();
  const words = wordsOf(sent);
  let way: Way = () => bySocket(askSocket, words) ?? byCall(gameId, variant, words);
  while (!signal.aborted) {
    try {
      await Promise.race([way(), noAnswer()]);
      return;
    } catch (error) {
      if (error instanceof ApiError && error.status !== NO_CONTACT && error.status < 500) throw error;
      way = () => byCall(gameId, variant, words);
      await pause(wait.next());
    }
  }
}

type Way = () => Promise<unknown>;

const wordsOf = ({ move: { from, to, promotion }, ply, thinkMs }: SentMove): SocketWish => ({
  from: makeSquare(from),
  to: makeSquare(to),
  ply,
  ...(promotion !== undefined && { promotion: roleLetter(promotion) }),
  ...(thinkMs !== null && { think: thinkMs }),
});

const bySocket = (askSocket: AskSocket, words: SocketWish): Promise<void> | undefined =>
  askSocket(words)?.then((answer) => {
    if (answer.type === 'refused') throw new ApiError(answer.status, { message: answer.message });
  });

const byCall = (gameId: string, variant: Variant, { from, to, ...query }: SocketWish) =>
  ask(calls.move, { id: gameId, from, to, query: { variant, ...query } });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const noAnswer = (): Promise<never> => pause(ANSWER_MS).then(() => Promise.reject(new ApiError(NO_CONTACT)));
