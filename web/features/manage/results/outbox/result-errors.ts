/** What a failed request for a result means for the result. */
import { GAME_RESULTS } from '../../../../../domain/tournament/value/game-result.ts';
import { ApiError, isUnanswered } from '../../../../api.ts';
import type { BoardKey, Entered } from '../result-log.ts';

/** The server's result where the sender saw another one; undefined for other errors. */
export function conflictingResult(error: unknown): Entered | undefined {
  const result = isChanged(error) ? error.params.result : undefined;
  return result === 'none' ? null : GAME_RESULTS.find((known) => known === result);
}

export const isAbout = (error: unknown, { white, black }: BoardKey): boolean =>
  isChanged(error) && error.params.white === white && error.params.black === black;

/** Whether the server neither accepted nor refused it, or lost a race that does not concern this board. */
export const isRetryable = (error: unknown): boolean =>
  isUnanswered(error) || (isChanged(error) && error.params.result === undefined);

/** A logged-out user loses nothing: the results wait for them to log in again. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

const isChanged = (error: unknown): error is ApiError => error instanceof ApiError && error.key === 'changedMeanwhile';
