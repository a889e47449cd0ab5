/** Who may change the attendance of a round, and until when (ATT-2, ATT-3). */
import { refuse } from '../../kernel/result.ts';
import { MINUTE, type Millis, millis } from '../../kernel/time.ts';
import { announcedStart } from '../rounds/schedule.ts';
import { type AttendancePlan, choosesAttendance } from '../value/attendance-plan.ts';
import { formatOf, type Lifecycle, nextRound } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** The arbiter, until the round is paired. */
export function mayMarkRound(tournament: Lifecycle, { mode }: Pick<AttendancePlan, 'mode'>, round: number): Guard {
  if (!choosesAttendance(formatOf(tournament))) return refuse('attendanceNotByRound');
  if (mode === 'everybody') return refuse('everybodyIsPaired');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (round < nextRound(tournament)) return refuse('roundIsPaired');
  return round > (tournament.announcedRounds ?? round) ? refuse('allRoundsPaired') : granted;
}

/** A player, until attendance closes. */
export function mayAnnounce(tournament: Lifecycle, plan: AttendancePlan, round: number, now: Millis): Guard {
  const open = mayMarkRound(tournament, plan, round);
  if (!open.ok) return open;
  const closes = attendanceCloses(tournament, plan, round);
  return closes !== null && now >= closes ? refuse('attendanceClosed') : granted;
}

/** At the door: from the opening of the check-in until attendance closes. */
export function mayCheckIn(tournament: Lifecycle, plan: AttendancePlan, round: number, now: Millis): Guard {
  const allowed = mayAnnounce(tournament, plan, round, now);
  if (!allowed.ok) return allowed;
  const opens = checkInOpens(tournament, plan, round);
  return opens !== null && now < opens ? refuse('checkInNotOpen') : granted;
}

export const CHECK_IN_STATES = ['early', 'open', 'closed'] as const;
export type CheckInState = (typeof CHECK_IN_STATES)[number];

/** Null if nobody can check in to the round, now or later. */
export function checkInState(
  tournament: Lifecycle,
  plan: AttendancePlan,
  round: number,
  now: Millis,
): CheckInState | null {
  if (!mayMarkRound(tournament, plan, round).ok) return null;
  const allowed = mayCheckIn(tournament, plan, round, now);
  if (allowed.ok) return 'open';
  return allowed.key === 'checkInNotOpen' ? 'early' : 'closed';
}

/** Null if the round has no time of its own: its check-in is open until the pairing. */
export function checkInOpens(
  tournament: Lifecycle,
  plan: Pick<AttendancePlan, 'checkInOpens' | 'closesAt'>,
  round: number,
): Millis | null {
  const start = startOf(tournament, round);
  return start === null ? null : millis(start - Math.max(plan.checkInOpens, plan.closesAt) * MINUTE);
}

/** Null if the round has no time of its own: its attendance closes with the pairing. */
export function attendanceCloses(
  tournament: Lifecycle,
  { closesAt }: Pick<AttendancePlan, 'closesAt'>,
  round: number,
): Millis | null {
  const start = startOf(tournament, round);
  return start === null ? null : millis(start - closesAt * MINUTE);
}

/** True if an absence that is reported now comes too late to earn points. */
export function isNoticeOver(tournament: Lifecycle, plan: AttendancePlan, round: number, now: Millis): boolean {
  switch (plan.absenceNotice) {
    case 'none':
      return false;
    case 'closesAt':
      return isPast(attendanceCloses(tournament, plan, round), now);
    case 'beforePreviousRound':
      return round === 1
        ? isPast(attendanceCloses(tournament, plan, round), now)
        : round <= nextRound(tournament) - 1 || isPast(startOf(tournament, round - 1), now);
  }
}

const isPast = (at: Millis | null, now: Millis): boolean => at !== null && now >= at;

const startOf = (tournament: Lifecycle, round: number): Millis | null =>
  tournament.online && round === nextRound(tournament) && tournament.nextPairingAt !== null
    ? tournament.nextPairingAt
    : announcedStart(tournament, round);
