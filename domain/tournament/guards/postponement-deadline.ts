/** Until when an open game must be played (OPEN-12). */
import type { Millis } from '../../kernel/time.ts';
import { millis } from '../../kernel/time.ts';
import { endOfDay } from '../../kernel/time-zone.ts';
import { announcedStart } from '../rounds/schedule.ts';
import type { PostponementPlan } from '../value/postponement-plan.ts';
import { type Lifecycle, missingResults, nextRound } from './lifecycle.ts';

export interface Deadline {
  /** The game must be played before this round is paired; null if no pairing counts. */
  readonly beforeRound: number | null;
  /** At the latest; the start of that round if it is known. */
  readonly at: Millis;
}

export function deadlineOf(tournament: Lifecycle, { until }: Pick<PostponementPlan, 'until'>, round: number): Deadline {
  const beforeRound = pairingBefore(tournament, until, round);
  const ends = [tournament.endsAt];
  if (until.kind === 'date') ends.push(endOfDay(until.date, tournament.timeZone));
  const startAt = beforeRound === null ? null : announcedStart(tournament, beforeRound);
  if (startAt !== null) ends.push(startAt);
  return { beforeRound, at: millis(Math.min(...ends)) };
}

/** The game of the last but one round ends before the last round, whatever the deadline (PP-4). */
function pairingBefore(
  { announcedRounds }: Pick<Lifecycle, 'announcedRounds'>,
  until: PostponementPlan['until'],
  round: number,
): number | null {
  const last = announcedRounds ?? Number.POSITIVE_INFINITY;
  if (round >= last) return null;
  if (round === last - 1) return last;
  return until.kind === 'date' ? null : Math.min(round + until.rounds, last);
}

/** Without a known start the deadline has passed once nothing else holds up the pairing. */
export function isOverdue(tournament: Lifecycle, { beforeRound, at }: Deadline, now: Millis): boolean {
  if (now >= at) return true;
  if (beforeRound === null) return false;
  const next = nextRound(tournament);
  if (next !== beforeRound) return next > beforeRound;
  return announcedStart(tournament, beforeRound) === null && missingResults(tournament) === 0;
}
