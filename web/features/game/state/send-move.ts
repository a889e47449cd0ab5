import * as calls from '../../../../contract/calls.ts';
import type { Variant } from '../../../../domain/chess/rules.ts';
import { makeSquare, roleLetter } from '../../../../domain/chess/square.ts';
import { SECOND } from '../../../../domain/kernel/time.ts';
import { ApiError, callApi, isUnanswered, NO_CONTACT } from '../../../api.ts';
import { backoff } from '../../../live/backoff.ts';
import type { GameSocket, PlayerAction } from '../../../live/game-socket.ts';
import type { SentMove } from './game-state.ts';

/** After this long without a response the move is sent again; its ply makes the repetition harmless. */
const ANSWER_MS = 2.5 * SECOND;

/** The part of the game's socket that is used here. */
export type Line = Pick<GameSocket, 'request' | 'whenOpened'>;

/** Sends a move until the server responds or the page unmounts. Throws the server's refusal. */
export const sendMove = (
  gameId: string,
  variant: Variant,
  sent: SentMove,
  line: Line,
  signal: AbortSignal,
): Promise<void> => sendAction(gameId, variant, actionOf(sent), line, signal);

/**
 * Sends a player's action until the server responds or the page unmounts: on the game's socket, and by an API call
 * where none is open or no response comes. A new connection is used at once. A repeated action gets the same response
 * (GAME-9); a draw offer that has been declined meanwhile is recognised by its refusal. Throws the server's refusal.
 */
export async function sendAction(
  gameId: string,
  variant: Variant,
  action: PlayerAction,
  line: Line,
  signal: AbortSignal,
): Promise<void> {
  const wait = backoff();
  const call: Way = () => byCall(gameId, variant, action);
  const bySocketFirst: Way = () => bySocket(line.request, action) ?? call();
  let isAgain = false;
  for (let way = bySocketFirst; !signal.aborted; ) {
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
      way = isFresh ? bySocketFirst : call;
    }
  }
}

type Way = () => Promise<unknown>;

const actionOf = ({ move: { from, to, promotion }, ply, thinkMs }: SentMove): PlayerAction => ({
  from: makeSquare(from),
  to: makeSquare(to),
  ply,
  ...(promotion !== undefined && { promotion: roleLetter(promotion) }),
  ...(thinkMs !== null && { think: thinkMs }),
});

const bySocket = (requestOn: GameSocket['request'], action: PlayerAction): Promise<void> | undefined =>
  requestOn(action)?.then((answer) => {
    if (answer.type === 'refused') throw new ApiError(answer.status, { message: answer.message });
  });

const byCall = (gameId: string, variant: Variant, { from, to, ...query }: PlayerAction) =>
  callApi(calls.move, { id: gameId, from, to, query: { variant, ...query } });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const unanswered = (): Promise<never> => Promise.reject(new ApiError(NO_CONTACT));

const noAnswer = (): Promise<never> => pause(ANSWER_MS).then(unanswered);
