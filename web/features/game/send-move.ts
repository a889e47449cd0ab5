import * as calls from '../../../contract/calls.ts';
import type { Variant } from '../../../domain/chess/rules.ts';
import { makeSquare, roleLetter } from '../../../domain/chess/square.ts';
import { SECOND } from '../../../domain/time.ts';
import { ApiError, ask, isUnanswered, NO_CONTACT } from '../../api.ts';
import { backoff } from '../../live/backoff.ts';
import type { GameSocket, SocketWish } from '../../live/game-socket.ts';
import type { SentMove } from './game-state.ts';

/** After this long without an answer the move is sent again; its ply makes the repetition harmless. */
const ANSWER_MS = 2.5 * SECOND;

/** The game's own socket, as it is needed here. */
export type Line = Pick<GameSocket, 'ask' | 'whenOpened'>;

/** Sends a move until the server has answered, or the page gives up. Throws the server's refusal. */
export const sendMove = (
  gameId: string,
  variant: Variant,
  sent: SentMove,
  line: Line,
  signal: AbortSignal,
): Promise<void> => sendWish(gameId, variant, wordsOf(sent), line, signal);

/**
 * Sends what a player asks for until the server has answered, or the page gives up: on the game's own socket, and by a call
 * of its own where none is open or no answer comes. A connection that has come about anew is used at once. What is sent a
 * second time is answered as the first time (GAME-9); an offer of a draw that has been declined meanwhile is known by its
 * refusal. Throws the server's refusal.
 */
export async function sendWish(
  gameId: string,
  variant: Variant,
  words: SocketWish,
  line: Line,
  signal: AbortSignal,
): Promise<void> {
  const wait = backoff();
  const call: Way = () => byCall(gameId, variant, words);
  const say: Way = () => bySocket(line.ask, words) ?? call();
  let isAgain = false;
  for (let way = say; !signal.aborted; ) {
    const opened = line.whenOpened();
    let isFresh = false;
    void opened.then(() => {
      isFresh = true;
    });
    try {
      await Promise.race([way(), noAnswer(), opened.then(unanswered)]);
      return;
    } catch (error) {
      if (isAgain && error instanceof ApiError && error.key === 'drawAlreadyOffered') return;
      if (!isUnanswered(error)) throw error;
      isAgain = true;
      await Promise.race([pause(wait.next()), opened]);
      way = isFresh ? say : call;
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

const bySocket = (askSocket: GameSocket['ask'], words: SocketWish): Promise<void> | undefined =>
  askSocket(words)?.then((answer) => {
    if (answer.type === 'refused') throw new ApiError(answer.status, { message: answer.message });
  });

const byCall = (gameId: string, variant: Variant, { from, to, ...query }: SocketWish) =>
  ask(calls.move, { id: gameId, from, to, query: { variant, ...query } });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const unanswered = (): Promise<never> => Promise.reject(new ApiError(NO_CONTACT));

const noAnswer = (): Promise<never> => pause(ANSWER_MS).then(unanswered);
