/**
 * What stands in the way of the next round. One list for the guard of the server, for what is due by the
 * clock, and for the organiser's desk.
 */
import { assertNever, ok, refuse } from '../result.ts';
import { KINDS, type TournamentKind } from './kinds.ts';
import { type Lifecycle, type LifecycleRound, lastPaired } from './lifecycle.ts';
import type { Guard } from './refusals.ts';

/** How far a tournament has come, as the page knows it too. */
export interface Progress {
  readonly kind: TournamentKind;
  readonly isStarted: boolean;
  readonly isFinished: boolean;
  /** The last attempt to pair found no legal pairing. */
  readonly pairingFailed: boolean;
  /** Null where rounds are added one by one. */
  readonly announcedRounds: number | null;
  readonly rounds: readonly RoundProgress[];
}

export interface RoundProgress extends Pick<LifecycleRound, 'number' | 'missing' | 'unpaired'> {
  readonly isPaired: boolean;
}

export type Obstacle =
  | { readonly kind: 'notStarted' | 'finished' | 'allPaired' }
  /** The next round was tried, and has no legal pairing as things stand. */
  | { readonly kind: 'failed' }
  /** Present players of a paired round who have neither a game nor a bye. */
  | { readonly kind: 'unpaired'; readonly round: number; readonly players: number }
  | { readonly kind: 'results'; readonly round: number; readonly missing: number };

export const progressOf = (tournament: Lifecycle): Progress => ({
  kind: tournament.kind,
  isStarted: tournament.startedAt !== null,
  isFinished: tournament.finishedAt !== null,
  pairingFailed: tournament.pairingFailed,
  announcedRounds: tournament.announcedRounds,
  rounds: tournament.rounds.map(({ pairedAt, ...round }) => ({ ...round, isPaired: pairedAt !== null })),
});

/** Everything that stands in the way, what concerns the whole tournament first, then round by round. */
export function obstaclesOf(progress: Progress): readonly Obstacle[] {
  if (progress.isFinished) return [{ kind: 'finished' }];
  const { announcedRounds, rounds } = progress;
  const isAllPaired = announcedRounds !== null && lastPaired(rounds) >= announcedRounds;
  return [
    ...(progress.isStarted ? [] : [{ kind: 'notStarted' } as const]),
    ...(isAllPaired ? [{ kind: 'allPaired' } as const] : []),
    ...(progress.pairingFailed ? [{ kind: 'failed' } as const] : []),
    ...rounds.flatMap((round) => obstaclesIn(round, KINDS[progress.kind].waitsForResults)),
  ];
}

function obstaclesIn({ number, unpaired, missing }: RoundProgress, waitsForResults: boolean): Obstacle[] {
  return [
    ...(unpaired > 0 ? [{ kind: 'unpaired', round: number, players: unpaired } as const] : []),
    ...(waitsForResults && missing > 0 ? [{ kind: 'results', round: number, missing } as const] : []),
  ];
}

/** The number of the round that can be paired now. After an attempt that failed, another one may be made. */
export function mayPairNextRound(tournament: Lifecycle): Guard<number> {
  const progress = progressOf(tournament);
  const refusal = obstaclesOf(progress)
    .map((obstacle) => refusalOf(obstacle, progress))
    .find((guard) => !guard.ok);
  return refusal ?? ok(lastPaired(progress.rounds) + 1);
}

function refusalOf(obstacle: Obstacle, { rounds }: Progress): Guard {
  switch (obstacle.kind) {
    case 'notStarted':
      return refuse('tournamentNotStarted');
    case 'finished':
      return refuse('tournamentFinished');
    case 'allPaired':
      return refuse('allRoundsPaired');
    case 'failed':
      return ok(true);
    case 'unpaired':
      return refuse('playersUnpaired', { round: obstacle.round, players: obstacle.players });
    case 'results':
      return refuse('roundNotFinished', { missing: rounds.reduce((sum, { missing }) => sum + missing, 0) });
    default:
      return assertNever(obstacle);
  }
}
