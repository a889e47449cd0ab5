import type { ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type Availability, availabilityOf, type Online } from '../../domain/tournament/guards/attendance.ts';
import { nextRound } from '../../domain/tournament/guards/lifecycle.ts';
import { attendancePlanOf } from '../../domain/tournament/value/attendance-plan.ts';
import { isGame, isPending } from './progress.ts';
import { tournamentOf } from './tournament-of.ts';

/** A participant's availability for the round that is paired next. */
export function attendanceOf(page: TournamentPage, online: Online): (participant: ParticipantView) => Availability {
  const { kind, defaultOtb, attendance } = page.tournament;
  const plan = attendancePlanOf({ format: kind, attendance });
  const round = nextRound(tournamentOf(page));
  const open = page.pairings.filter((pairing) => isGame(pairing) && isPending(pairing));
  const playing = new Set(open.flatMap(({ white, black }) => [white, black]));
  const around = { format: kind, plan, isOnline: !defaultOtb, playing, online };
  return ({ account, attendance: mark, attendanceRecord, withdrawnFrom, eliminated }) =>
    availabilityOf(around, round, {
      account,
      attendance: mark,
      attendanceRecord,
      withdrawnFrom,
      eliminated,
    });
}
