/** What an absence of a round is worth (ATT-5 to ATT-7, ATT-9). */
import { attendancePlanOf } from '../value/attendance-plan.ts';
import { attendanceOfRound, recordOf } from '../value/attendance-record.ts';
import type { Bye } from '../value/field.ts';
import { freeRoundsOf, type Player, type Tournament } from '../value/state.ts';

/** Why an absence earns nothing. */
export const POINTLESS = ['noPoints', 'lastRounds', 'noHalfPoints', 'tooLate', 'quotaUsed'] as const;
export type Pointless = (typeof POINTLESS)[number];

export type AbsenceWorth =
  | { readonly bye: 'full-point' }
  /** `left` and `quota`: half points that remain after this one, of all; null outside the quota. */
  | { readonly bye: 'half-point'; readonly left: number | null; readonly quota: number }
  | { readonly bye: 'zero-point'; readonly because: Pointless };

type Field = Pick<Tournament, 'settings' | 'rounds' | 'requestedByes'>;

/** `reported`: whether the absence is reported in time; by default as it is marked. */
export function absenceWorth(
  tournament: Field,
  player: Player,
  round: number,
  reported: boolean = isReported(player, round),
): AbsenceWorth {
  const plan = attendancePlanOf(tournament.settings);
  const lastRound = tournament.settings.rounds ?? Number.POSITIVE_INFINITY;
  if (round > lastRound - plan.absenceNotLast) return zero('lastRounds');
  if (attendanceOfRound(player, round)?.isExcused) {
    return plan.absencePoints === 'full'
      ? { bye: 'full-point' }
      : { bye: 'half-point', left: null, quota: plan.absenceQuota };
  }
  if (plan.absencePoints === 'zero') return zero('noPoints');
  if (recordOf(player).noHalfPoints) return zero('noHalfPoints');
  if (plan.absenceNotice !== 'none' && !reported) return zero('tooLate');
  const left = plan.absenceQuota - halfPointsUsed(tournament, player, round) - 1;
  return left < 0 ? zero('quotaUsed') : { bye: 'half-point', left, quota: plan.absenceQuota };
}

const zero = (because: Pointless): AbsenceWorth => ({ bye: 'zero-point', because });

/** A mark of the arbiter for all rounds is in time. */
function isReported(player: Player, round: number): boolean {
  const marked = attendanceOfRound(player, round);
  if (marked === null) return player.attendance === 'away';
  return marked.mark === 'away' && !marked.isLate;
}

/** Half-point byes of paired and booked rounds, and earlier absences that are reported; excused ones do not count. */
function halfPointsUsed(tournament: Field, player: Player, round: number): number {
  const isOwn = ({ who, bye }: { readonly who: string; readonly bye: Bye }) =>
    who === player.account && bye === 'half-point';
  const isPaired = (number: number) => tournament.rounds[number - 1]?.kind === 'paired';
  const had = tournament.rounds.filter((one) => one.number !== round && freeRoundsOf(one).some(isOwn));
  const booked = tournament.requestedByes.filter((one) => isOwn(one) && one.round !== round);
  const reported = recordOf(player).rounds.filter(
    (one) =>
      one.mark === 'away' &&
      one.round < round &&
      !isPaired(one.round) &&
      !booked.some((bye) => bye.round === one.round) &&
      absenceWorth(tournament, player, one.round).bye === 'half-point',
  );
  const counted = [
    ...had.map(({ number }) => number),
    ...booked.map((bye) => bye.round),
    ...reported.map((one) => one.round),
  ];
  return counted.filter((number) => !attendanceOfRound(player, number)?.isExcused).length;
}
