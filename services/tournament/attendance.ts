import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { ownAttendance } from '../../contract/tournament/entrants.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { nonNull } from '../../domain/kernel/given.ts';
import { type AbsenceWorth, absenceWorth } from '../../domain/tournament/guards/absence-points.ts';
import {
  attendanceCloses,
  checkInState,
  isNoticeOver,
  mayAnnounce,
  mayMarkRound,
} from '../../domain/tournament/guards/attendance-guards.ts';
import { nextRound } from '../../domain/tournament/guards/lifecycle.ts';
import { lifecycleOf } from '../../domain/tournament/guards/lifecycle-of.ts';
import { isPresent } from '../../domain/tournament/guards/presence.ts';
import { attendancePlanOf } from '../../domain/tournament/value/attendance-plan.ts';
import { attendanceOfRound } from '../../domain/tournament/value/attendance-record.ts';
import { playerOf } from '../../domain/tournament/value/state.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { iso } from './views/live.ts';
import { visibleTournament } from './views/view.ts';

type OwnAttendance = CamelKeys<z.output<typeof ownAttendance>>;

/** The user's attendance in the next round: nobody else's is told. */
export async function ownAttendanceOf(deps: Deps, actor: Actor, id: string): Promise<OwnAttendance> {
  const tournament = await visibleTournament(deps, actor, id);
  if (actor.kind !== 'person') throw new Refusal('forbidden');
  const player = playerOf(tournament, actor.account);
  const lifecycle = lifecycleOf(tournament);
  const plan = attendancePlanOf(tournament.settings);
  const round = nextRound(lifecycle);
  if (player === undefined || !isPresent(player, round) || !mayMarkRound(lifecycle, plan, round).ok)
    return { next: null };
  const closes = attendanceCloses(lifecycle, plan, round);
  const inTime = !isNoticeOver(lifecycle, plan, round, deps.now());
  const mark = attendanceOfRound(player, round)?.mark;
  const isAway = mark === 'away';
  return {
    next: {
      round,
      attendance: mark ?? player.attendance,
      closesAt: closes === null ? null : iso(closes),
      open: mayAnnounce(lifecycle, plan, round, deps.now()).ok,
      checkIn:
        !tournament.settings.online && mark !== 'here' && checkInState(lifecycle, plan, round, deps.now()) === 'open',
      absence: worthView(
        isAway ? absenceWorth(tournament, player, round) : absenceWorth(tournament, player, round, inTime),
      ),
    },
  };
}

const worthView = ({ bye, ...rest }: AbsenceWorth): NonNullable<OwnAttendance['next']>['absence'] => ({
  bye,
  ...nonNull(rest),
});
