import { assertNever } from '../../domain/result.ts';
import { due } from '../../domain/tournament/schedule.ts';
import { toTournament } from './lifecycle.ts';
import { pairAllRounds, pairRound } from './pair-rounds.ts';
import type { Moment, Step } from './step.ts';

/** What the tournament does by itself at this moment, or null. */
export async function dueStep(moment: Moment): Promise<Step | null> {
  const next = due(toTournament(moment.state), moment.now);
  if (next === null) return null;
  switch (next.kind) {
    case 'pairRound':
      return pairRound(moment, next.round);
    case 'pairAllRounds':
      return pairAllRounds(moment);
    case 'finish':
      return { set: { finishedAt: moment.now, nextPairingAt: null }, news: [{ kind: 'games' }] };
    default:
      return assertNever(next);
  }
}
