/** Obstacles to the next round, shared by the server's guard, the schedule and the organiser's page. */
import { assertNever, ok, refuse } from '../../kernel/result.ts';
import { type Lifecycle, type LifecycleRound, lastPaired } from '../guards/lifecycle.ts';
import type { Guard } from '../guards/refusals.ts';
import { FORMATS, type FormatName } from '../value/formats.ts';

/** The part of the lifecycle that the page knows too. */
export interface Progress {
  readonly format: FormatName;
  readonly isStarted: boolean;
  readonly isFinished: boolean;
  readonly pairingFailed: boolean;
  /** Null if rounds are added one by one. */
  readonly announcedRounds: number | null;
  readonly rounds: readonly RoundProgress[];
}

export interface RoundProgress
  extends Pick<LifecycleRound, 'number' | 'missing' | 'missingBoards' | 'openBoards' | 'unpaired'> {
  readonly isPaired: boolean;
}

export type Obstacle =
  | { readonly kind: 'notStarted' | 'finished' | 'allPaired' }
  | { readonly kind: 'failed' }
  /** Present players of a paired round without game or bye. */
  | { readonly kind: 'unpaired'; readonly round: number; readonly players: number }
  | {
      readonly kind: 'results';
      readonly round: number;
      readonly missing: number;
      readonly boards: readonly number[];
    }
  /** Open games of the last but one round, before the last (PP-4). */
  | { readonly kind: 'openGames'; readonly round: number; readonly boards: readonly number[] };

export const progressOf = (tournament: Lifecycle): Progress => ({
  format: tournament.format,
  isStarted: tournament.startedAt !== null,
  isFinished: tournament.finishedAt !== null,
  pairingFailed: tournament.pairingFailed,
  announcedRounds: tournament.announcedRounds,
  rounds: tournament.rounds.map(({ pairedAt, ...round }) => ({ ...round, isPaired: pairedAt !== null })),
});

/** Tournament-wide obstacles first, then by round. */
export function obstaclesOf(progress: Progress): readonly Obstacle[] {
  if (progress.isFinished) return [{ kind: 'finished' }];
  const { announcedRounds, rounds } = progress;
  const isAllPaired = announcedRounds !== null && lastPaired(rounds) >= announcedRounds;
  return [
    ...(progress.isStarted ? [] : [{ kind: 'notStarted' } as const]),
    ...(isAllPaired ? [{ kind: 'allPaired' } as const] : []),
    ...(progress.pairingFailed ? [{ kind: 'failed' } as const] : []),
    ...rounds.flatMap((round) => obstaclesIn(round, FORMATS[progress.format].waitsForResults)),
    ...openBeforeLast(progress),
  ];
}

function openBeforeLast({ announcedRounds, rounds }: Progress): Obstacle[] {
  const before = lastPaired(rounds);
  const { openBoards: boards = [] } = rounds.find(({ number }) => number === before) ?? {};
  return before + 1 === announcedRounds && boards.length > 0 ? [{ kind: 'openGames', round: before, boards }] : [];
}

function obstaclesIn(
  { number, unpaired, missing, missingBoards: boards }: RoundProgress,
  waitsForResults: boolean,
): Obstacle[] {
  return [
    ...(unpaired > 0 ? [{ kind: 'unpaired', round: number, players: unpaired } as const] : []),
    ...(waitsForResults && missing > 0 ? [{ kind: 'results', round: number, missing, boards } as const] : []),
  ];
}

/** The round that can be paired now; a failed attempt may be repeated. `withOpenGames`: the arbiter has confirmed them. */
export function mayPairNextRound(tournament: Lifecycle, withOpenGames = false): Guard<number> {
  const progress = progressOf(tournament);
  const refusal = obstaclesOf(progress)
    .filter(({ kind }) => !withOpenGames || kind !== 'openGames')
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
      return refuse('roundNotFinished', {
        missing: rounds.reduce((sum, { missing }) => sum + missing, 0),
        round: obstacle.round,
        boards: obstacle.boards.join(', '),
      });
    case 'openGames':
      return refuse('lastRoundWaits', { round: obstacle.round, boards: obstacle.boards.join(', ') });
    default:
      return assertNever(obstacle);
  }
}
