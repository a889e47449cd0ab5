import type { TFunction } from 'i18next';
import type { GameMessage } from '../../../../contract/live.ts';
import { END_REASONS } from '../../../../domain/game/game-end.ts';
import type { Outcome } from '../../../../domain/tournament/value/game-result.ts';

/** How a game ended, in words: White won: checkmate. */
export function resultWords(t: TFunction<'game'>, outcome: Outcome, reason: string | null): string {
  const result = t(`results.${resultKey(outcome)}`);
  const known = END_REASONS.find((one) => one === reason);
  if (known === undefined) return result;
  return t('resultWithReason', {
    result,
    reason: t(`reasons.${known}`, {
      loser: t(`losers.${loserKey(outcome)}`),
      winner: t(`winners.${winnerKey(outcome)}`),
    }),
  });
}

function winnerKey(outcome: Outcome): 'white' | 'black' | 'nobody' {
  if (outcome === 1) return 'white';
  return outcome === -1 ? 'black' : 'nobody';
}

function loserKey(outcome: Outcome): 'white' | 'black' | 'nobody' {
  if (outcome === 1) return 'black';
  return outcome === -1 ? 'white' : 'nobody';
}

function resultKey(outcome: Outcome): 'white' | 'black' | 'draw' | 'none' {
  if (outcome === null) return 'none';
  return outcome === 0 ? 'draw' : outcome === 1 ? 'white' : 'black';
}

/** The live message has result 0 for every end without a winner; its reason tells which of these is no draw. */
export function outcomeOfMessage({ result, reason, ply }: GameMessage): Outcome {
  const isNoDraw = reason === 'annulled' || (reason === 'absence' && ply === 0);
  return result === 0 && isNoDraw ? null : result;
}
