import type { TFunction } from 'i18next';
import type { GameMessage } from '../../../contract/live.ts';
import { END_REASONS } from '../../../domain/game/game-end.ts';
import type { Outcome } from '../../../domain/tournament/game-result.ts';

/** How a game ended, in words: White won: checkmate. */
export function resultWords(t: TFunction<'game'>, outcome: Outcome, reason: string | null): string {
  const result = t(`results.${resultKey(outcome)}`);
  const known = END_REASONS.find((one) => one === reason);
  return known === undefined ? result : t('resultWithReason', { result, reason: t(`reasons.${known}`) });
}

function resultKey(outcome: Outcome): 'white' | 'black' | 'draw' | 'none' {
  if (outcome === null) return 'none';
  return outcome === 0 ? 'draw' : outcome === 1 ? 'white' : 'black';
}

/** The live message says 0 for all that is over and nobody has won; by its reason some of that is no draw. */
export function outcomeOfMessage({ result, reason, ply }: GameMessage): Outcome {
  const isNoDraw = reason === 'annulled' || (reason === 'absence' && ply === 0);
  return result === 0 && isNoDraw ? null : result;
}
