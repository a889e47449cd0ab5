import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { checkInState as checkInSchema } from '../../contract/tournament/entrants.ts';
import { commit } from '../../db/commit.ts';
import { readRoomCode } from '../../db/read/room-code.ts';
import { deleteAttendance } from '../../db/write/attendance.ts';
import { addRoomCode } from '../../db/write/room-code.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { ATTENDANCE_KEPT_DAYS } from '../../domain/kernel/limits.ts';
import { DAY, millis } from '../../domain/kernel/time.ts';
import { attendanceCloses, checkInOpens, checkInState } from '../../domain/tournament/guards/attendance-guards.ts';
import { nextRound } from '../../domain/tournament/guards/lifecycle.ts';
import { lifecycleOf } from '../../domain/tournament/guards/lifecycle-of.ts';
import { isPresent } from '../../domain/tournament/guards/presence.ts';
import { attendancePlanOf } from '../../domain/tournament/value/attendance-plan.ts';
import { attendanceOfRound } from '../../domain/tournament/value/attendance-record.ts';
import { playerOf, type Tournament } from '../../domain/tournament/value/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { roomCode } from '../platform/room-code.ts';
import { Refusal } from '../refusal.ts';
import { iso } from './views/live.ts';
import { visibleTournament } from './views/view.ts';

type CheckInView = CamelKeys<z.output<typeof checkInSchema>>;

/** The check-in of the round that is paired next. Organisers get the code of the room with it. */
export async function checkInOf(deps: Deps, actor: Actor, id: string): Promise<CheckInView> {
  const tournament = await visibleTournament(deps, actor, id);
  const title = tournament.settings.name;
  const lifecycle = lifecycleOf(tournament);
  const plan = attendancePlanOf(tournament.settings);
  const round = nextRound(lifecycle);
  const state = checkInState(lifecycle, plan, round, deps.now());
  if (state === null) return { title, next: null };
  const opens = checkInOpens(lifecycle, plan, round);
  const closes = attendanceCloses(lifecycle, plan, round);
  const showsCode = plan.roomCode && can(actor, { do: 'runTournaments', of: tournament.host });
  return {
    title,
    next: {
      round,
      state,
      opensAt: opens === null ? null : iso(opens),
      closesAt: closes === null ? null : iso(closes),
      needsCode: plan.roomCode,
      ...ownMark(tournament, actor, round),
      ...(showsCode && { code: await codeOf(deps, tournament.id, round) }),
    },
  };
}

function ownMark(tournament: Tournament, actor: Actor, round: number): Pick<NonNullable<CheckInView['next']>, 'own'> {
  const player = actor.kind === 'person' ? playerOf(tournament, actor.account) : undefined;
  if (player === undefined || !isPresent(player, round)) return {};
  return { own: attendanceOfRound(player, round)?.mark ?? player.attendance };
}

/** The round, and its code if there is one, for the poster at the door. */
export interface Poster {
  readonly round: number;
  readonly code: string | null;
}

export async function posterOf(deps: Deps, actor: Actor, id: string): Promise<Poster> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const lifecycle = lifecycleOf(tournament);
  const plan = attendancePlanOf(tournament.settings);
  const round = nextRound(lifecycle);
  if (checkInState(lifecycle, plan, round, deps.now()) === null) throw new Refusal('noCheckIn');
  return { round, code: plan.roomCode ? await codeOf(deps, tournament.id, round) : null };
}

/** Made when it is first asked for. */
async function codeOf(deps: Deps, tournament: TournamentId, round: number): Promise<string> {
  const known = await readRoomCode(deps.db, tournament, round);
  if (known !== null) return known;
  const code = roomCode();
  await commit(deps.db, { writes: [addRoomCode(deps.db, { tournament, round, code })] });
  return (await readRoomCode(deps.db, tournament, round)) ?? code;
}

/** Refuses a wrong code. Where no code is used, any is right. */
export async function checkRoomCode(
  deps: Deps,
  actor: Actor,
  { id, round, code = '' }: { readonly id: string; readonly round: number; readonly code?: string | undefined },
): Promise<void> {
  const tournament = await visibleTournament(deps, actor, id);
  if (!attendancePlanOf(tournament.settings).roomCode) return;
  if ((await readRoomCode(deps.db, tournament.id, round)) !== code.trim()) throw new Refusal('wrongRoomCode');
}

/** Who was where is nobody's business any more some time after the end (CHK-5). */
export async function deleteOldAttendance({ db, now }: Deps): Promise<void> {
  await commit(db, { writes: deleteAttendance(db, millis(now() - ATTENDANCE_KEPT_DAYS * DAY)) });
}
