import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { addedEntrants, addedGuest, addedTeam, announced, checkedIn } from '../../contract/tournament/entrants.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { fromPoints } from '../../domain/kernel/points.ts';
import { loadPresence } from '../../durable-objects/connections/presence.ts';
import type { PlayersAnswer } from '../../durable-objects/objects.ts';
import { tournamentStub } from '../../durable-objects/stubs.ts';
import { ownAttendanceOf } from '../../services/tournament/attendance.ts';
import { checkInOf, checkRoomCode } from '../../services/tournament/check-in.ts';
import { entrantDetailsOf, guestOf } from '../../services/tournament/guest.ts';
import type { AppEnv } from '../context.ts';
import { tryRoomCode } from '../limits.ts';
import { route } from '../route.ts';
import { atTournament, command, commandWithAnswer, refusalOf } from '../tournaments.ts';

export const entrants = new Hono<AppEnv>();

route(entrants, calls.joinTournament, (request) =>
  command(request, request.path.id, { kind: 'join', team: request.query.team }),
);

route(entrants, calls.leaveTournament, (request) => command(request, request.path.id, { kind: 'leave' }));

route(entrants, calls.addParticipant, (request) =>
  command(request, request.path.id, {
    kind: 'addParticipant',
    account: request.path.account,
    team: request.query.team,
    late: request.query.late === 'true',
    missed: request.query.missed,
  }),
);

route(entrants, calls.addGuest, (request) =>
  commandWithAnswer(addedGuest, request, request.path.id, {
    kind: 'addGuest',
    guest: guestOf(request.body),
    team: request.body.team ?? undefined,
    late: request.query.late === 'true',
    missed: request.query.missed,
  }),
);

route(entrants, calls.addEntrants, (request) =>
  commandWithAnswer(addedEntrants, request, request.path.id, {
    kind: 'addEntrants',
    accounts: request.body.accounts,
    guests: request.body.guests.map(guestOf),
  }),
);

route(entrants, calls.editEntrant, (request) =>
  command(request, request.path.id, {
    kind: 'editEntrant',
    account: request.path.account,
    details: entrantDetailsOf(request.body),
  }),
);

route(entrants, calls.setDecisions, (request) =>
  command(request, request.path.id, {
    kind: 'setDecisions',
    account: request.path.account,
    decisions: request.body.decisions.map(({ points, ...decision }) => ({ ...decision, points: fromPoints(points) })),
  }),
);

route(entrants, calls.identifyEntrant, (request) =>
  command(request, request.path.id, {
    kind: 'identifyEntrant',
    guest: request.path.account,
    account: request.body.account,
  }),
);

route(entrants, calls.removeParticipant, (request) =>
  command(request, request.path.id, { kind: 'removeParticipant', account: request.path.account }),
);

route(entrants, calls.addTournamentTeam, (request) =>
  commandWithAnswer(addedTeam, request, request.path.id, { kind: 'addTeam', team: request.path.team }),
);

route(entrants, calls.removeTournamentTeam, (request) =>
  command(request, request.path.id, { kind: 'removeTeam', team: request.path.team }),
);

route(entrants, calls.setMemberCount, (request) =>
  command(request, request.path.id, {
    kind: 'setMemberCount',
    team: request.path.team,
    count: request.body.memberCount,
  }),
);

route(entrants, calls.whoIsHere, async ({ context: { env }, deps, actor, path }) => {
  const players = await atTournament<PlayersAnswer>(deps, path.id, async (id) =>
    tournamentStub(env, id).playersToArbitrate(id, actor),
  );
  if (!players.ok) throw refusalOf(players);
  return { online: [...(await loadPresence(env, players.value))] };
});

route(entrants, calls.markAttendance, (request) => {
  const { accounts, attendance, round } = request.body;
  return command(request, request.path.id, {
    kind: 'markAttendance',
    accounts: accounts.map((one) => asId(one)),
    attendance,
    round,
  });
});

route(entrants, calls.excuseAbsence, (request) =>
  command(request, request.path.id, {
    kind: 'excuseAbsence',
    account: request.path.account,
    round: request.path.round,
    excused: request.body.excused,
  }),
);

route(entrants, calls.setAttendanceTerms, (request) =>
  command(request, request.path.id, {
    kind: 'setAttendanceTerms',
    account: request.path.account,
    ...request.body,
  }),
);

route(entrants, calls.ownAttendance, ({ deps, actor, path }) => ownAttendanceOf(deps, actor, path.id));

route(entrants, calls.announceAttendance, (request) =>
  commandWithAnswer(announced, request, request.path.id, {
    kind: 'announceAttendance',
    round: request.path.round,
    attendance: request.body.attendance,
  }),
);

route(entrants, calls.readCheckIn, ({ deps, actor, path }) => checkInOf(deps, actor, path.id));

route(entrants, calls.checkIn, async (request) => {
  const { context, deps, actor, path, body } = request;
  await tryRoomCode(context, () => checkRoomCode(deps, actor, { ...path, code: body.code }));
  return commandWithAnswer(checkedIn, request, path.id, {
    kind: 'checkIn',
    round: path.round,
    account: body.account === undefined ? undefined : asId(body.account),
  });
});
