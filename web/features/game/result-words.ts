import type { TFunction } from 'i18next';
import type { GameMessage } from '../../../contract/live.ts';
import { END_REASONS } from '../../../domain/game/game-end.ts';
import type { Outcome } from '../../../domain/tournament/game-result.ts';

/** How a game ended, in words: White won: checkmate. */
export function resultWords(t: TFunction<'game'>, outcome: Outcome, reason: string | null): string {
  const result = t(`results.${resultKey(outcome)}`);
  const known = END_REASONS.find((one) => one === reason);
  if (known === undefined) return result;
  return t('resultWithReason', { result, reason: t(`reasons.${known}`, { loser: t(`losers.${loserKey(outcome)}`) }) });
}

function loserKey(outcome: Outcome): 'white' | 'black' | 'nobody' {
  if (outcome === 1) return 'black';
  return outcome === -1 ? 'white' : 'nobody';
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
