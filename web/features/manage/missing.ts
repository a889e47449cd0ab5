import type { TournamentPage } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { type Obstacle, obstaclesOf } from '../../../domain/tournament/next-round.ts';
import { isPending, lastPairedRound, pairingsOf, roundsProgress, unpairedOf } from '../../model/progress.ts';

/** Why the next round cannot be paired yet, or that it can. */
export type Missing =
  | { readonly kind: 'finished' | 'notStarted' | 'failed' | 'allPaired' | 'byHand' }
  | { readonly kind: 'unpaired'; readonly round: number; readonly accounts: readonly string[] }
  | { readonly kind: 'results'; readonly round: number; readonly boards: readonly number[] }
  | { readonly kind: 'ready'; readonly round: number };

/** Everything that stands in the way by the rules of the domain; `ready` alone where nothing does. */
export function missingBeforeNextRound(page: TournamentPage): readonly Missing[] {
  const obstacles = obstaclesOf(roundsProgress(page)).map((obstacle) => toMissing(page, obstacle));
  const isByHand = KINDS[page.tournament.kind].roundMaking === 'byHand';
  if (isByHand && !page.tournament.finished) return [{ kind: 'byHand' }, ...obstacles];
  return obstacles.length > 0 ? obstacles : [{ kind: 'ready', round: lastPairedRound(page) + 1 }];
}

function toMissing(page: TournamentPage, obstacle: Obstacle): Missing {
  switch (obstacle.kind) {
    case 'unpaired':
      return { ...obstacle, accounts: unpairedOf(page, obstacle.round) };
    case 'results':
      return {
        ...obstacle,
        boards: pairingsOf(page, obstacle.round)
          .filter(isPending)
          .map(({ board }) => board),
      };
    default:
      return obstacle;
  }
}
