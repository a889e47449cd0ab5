import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { addedEntrants, addedGuest, addedTeam } from '../../contract/entrants.ts';
import { asId } from '../../domain/ids.ts';
import { playersToArbitrate } from '../../services/tournament/attendance.ts';
import { guestOf, saidOf } from '../../services/tournament/guest.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { whoIsOnline } from '../presence.ts';
import { command, commandTelling } from '../tournaments.ts';

/** Who plays in a tournament: people and teams, and who of them is there. */
export const entrants = new Hono<AppEnv>();

answer(entrants, calls.joinTournament, (asked) =>
  command(asked, asked.path.id, { kind: 'join', team: asked.query.team }),
);

answer(entrants, calls.leaveTournament, (asked) => command(asked, asked.path.id, { kind: 'leave' }));

answer(entrants, calls.addParticipant, (asked) =>
  command(asked, asked.path.id, {
    kind: 'addParticipant',
    account: asked.path.account,
    team: asked.query.team,
    late: asked.query.late === 'true',
  }),
);

answer(entrants, calls.addGuest, (asked) =>
  commandTelling(addedGuest, asked, asked.path.id, {
    kind: 'addGuest',
    guest: guestOf(asked.body),
    team: asked.body.team ?? undefined,
    late: asked.query.late === 'true',
  }),
);

answer(entrants, calls.addEntrants, (asked) =>
  commandTelling(addedEntrants, asked, asked.path.id, {
    kind: 'addEntrants',
    accounts: asked.body.accounts,
    guests: asked.body.guests.map(guestOf),
  }),
);

answer(entrants, calls.editEntrant, (asked) =>
  command(asked, asked.path.id, { kind: 'editEntrant', account: asked.path.account, said: saidOf(asked.body) }),
);

answer(entrants, calls.identifyEntrant, (asked) =>
  command(asked, asked.path.id, {
    kind: 'identifyEntrant',
    guest: asked.path.account,
    account: asked.body.account,
  }),
);

answer(entrants, calls.removeParticipant, (asked) =>
  command(asked, asked.path.id, { kind: 'removeParticipant', account: asked.path.account }),
);

answer(entrants, calls.addTournamentTeam, (asked) =>
  commandTelling(addedTeam, asked, asked.path.id, { kind: 'addTeam', team: asked.path.team }),
);

answer(entrants, calls.removeTournamentTeam, (asked) =>
  command(asked, asked.path.id, { kind: 'removeTeam', team: asked.path.team }),
);

answer(entrants, calls.setMemberCount, (asked) =>
  command(asked, asked.path.id, {
    kind: 'setMemberCount',
    team: asked.path.team,
    count: asked.body.member_count,
  }),
);

answer(entrants, calls.whoIsHere, async ({ context, deps, actor, path }) => ({
  online: [...(await whoIsOnline(context.env, await playersToArbitrate(deps, actor, path.id)))],
}));

answer(entrants, calls.markSeen, (asked) => {
  const { accounts, seen } = asked.body;
  return command(asked, asked.path.id, { kind: 'markSeen', accounts: accounts.map((one) => asId(one)), seen });
});
