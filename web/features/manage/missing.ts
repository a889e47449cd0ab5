import type { TournamentPage } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { isPending, lastPairedRound } from '../../model/progress.ts';

/** Why the next round cannot be paired yet, or that it can. */
export type Missing =
  | { readonly kind: 'finished' | 'notStarted' | 'failed' | 'allPaired' | 'byHand' }
  | { readonly kind: 'results'; readonly round: number; readonly boards: readonly number[] }
  | { readonly kind: 'ready'; readonly round: number };

/** Everything that stands in the way, round by round; `ready` alone where nothing does. */
export function missingBeforeNextRound(page: TournamentPage): readonly Missing[] {
  const { tournament } = page;
  if (tournament.finished) return [{ kind: 'finished' }];
  const next = lastPairedRound(page) + 1;
  const results = missingResults(page);
  const obstacles: Missing[] = [
    ...(tournament.started ? [] : [{ kind: 'notStarted' } as const]),
    ...(tournament.pairing_generation_failed ? [{ kind: 'failed' } as const] : []),
    ...results,
  ];
  if (tournament.rounds !== null && next > tournament.rounds) return [{ kind: 'allPaired' }, ...obstacles];
  if (KINDS[tournament.kind].roundMaking === 'byHand') return [{ kind: 'byHand' }, ...results];
  return obstacles.length > 0 ? obstacles : [{ kind: 'ready', round: next }];
}

function missingResults(page: TournamentPage): readonly Missing[] {
  const boards = new Map<number, number[]>();
  for (const { round, board } of page.pairings.filter(isPending)) {
    boards.set(round, [...(boards.get(round) ?? []), board]);
  }
  return [...boards]
    .sort(([one], [other]) => one - other)
    .map(([round, list]) => ({ kind: 'results', round, boards: list.sort((one, other) => one - other) }));
}
