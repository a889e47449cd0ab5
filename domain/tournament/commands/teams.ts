/** Which teams take part, and in which order their players sit. */

import type { TeamId } from '../../ids.ts';
import { ok, refuse } from '../../result.ts';
import { isCaptainOnly } from '../authority.ts';
import { withTeam } from '../change.ts';
import type { TeamCommand, TeamEntry } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS } from '../decision.ts';
import { mayAddTeam, mayChangeLineUp, mayRemoveParticipant, mayTakeBack } from '../entry-guards.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { reseeded } from '../seeding.ts';
import { isPlayer, type Player, type Team, type Tournament, teamIn, UNRANKED_TEAM } from '../state.ts';
import { withoutMentionOf } from './entries.ts';
import { teamTakenBack, teamWithdrawn } from './team-withdrawal.ts';

/** The organiser enters a team, to which its players come afterwards, or takes back one that was withdrawn. */
export function addTeam(before: Tournament, id: TeamId, circumstances: Circumstances): Decided {
  const known = teamIn(before, id);
  if (known !== undefined && known.withdrawnFrom !== null) return takeBack(before, known, circumstances);
  if (known !== undefined) return done(before, { answer: { already: true } });
  const allowed = mayAddTeam(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const { supplied } = circumstances;
  if (supplied?.kind !== 'team') return ok({ kind: 'whichTeam', team: id });
  if (supplied.team === null) return refuse('noSuchTeam');
  const after = reseeded(before, [...before.participants, newTeam(supplied.team)]);
  return done(after, { news: GAMES_NEWS, answer: { already: false } });
}

/** The organiser takes a team out: removed with its players before the start, withdrawn after it. */
export function removeTeam(before: Tournament, id: TeamId, { now }: Circumstances): Decided {
  const team = teamIn(before, id);
  if (team === undefined) return refuse('noSuchTeam');
  const leaving = mayRemoveParticipant(lifecycleOf(before), team.withdrawnFrom === null);
  if (!leaving.ok) return leaving;
  if (leaving.value === 'removed') return done(withoutTeam(before, team), { news: GAMES_NEWS });
  const { tournament, messages } = teamWithdrawn(before, team, now);
  return done(tournament, { messages, news: GAMES_NEWS });
}

/** A player gets another place in the board order of his team. Start numbers follow it until the tournament starts. */
export function seatMember(
  before: Tournament,
  { team: id, account, place }: Extract<TeamCommand, { kind: 'seatMember' }>,
  { actor, now }: Circumstances,
): Decided {
  const team = teamIn(before, id);
  if (team === undefined) return refuse('noSuchTeam');
  const player = team.members.find((member) => member.account === account);
  if (player === undefined) return refuse('notParticipating');
  if (place > team.members.length) return refuse('invalidInput');
  const allowed = mayChangeLineUp(lifecycleOf(before), isCaptainOnly(actor, before), now);
  if (!allowed.ok) return allowed;
  if (team.members[place - 1] === player) return done(before);
  const seated = withTeam(before, id, (one) => ({ ...one, members: seatedAt(one.members, player, place) }));
  const after = before.phase.kind === 'open' ? reseeded(seated, seated.participants) : seated;
  return done(after, { news: GAMES_NEWS });
}

/** How many pupils a school class has; null where nobody tells. */
export function setMemberCount(before: Tournament, id: TeamId, memberCount: number | null): Decided {
  const team = teamIn(before, id);
  if (team === undefined) return refuse('noSuchTeam');
  if (team.memberCount === memberCount) return done(before);
  return done(
    withTeam(before, id, (one) => ({ ...one, memberCount })),
    { news: GAMES_NEWS },
  );
}

function takeBack(before: Tournament, team: Team, circumstances: Circumstances): Decided {
  const allowed = mayTakeBack(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const { tournament, messages } = teamTakenBack(before, team, circumstances);
  return done(tournament, { messages, news: GAMES_NEWS, answer: { already: false } });
}

const withoutTeam = (before: Tournament, { team, members }: Team): Tournament =>
  reseeded(
    withoutMentionOf(before, [team, ...members.map(({ account }) => account)]),
    before.participants.filter((one) => isPlayer(one) || one.team !== team),
  );

const seatedAt = (members: readonly Player[], player: Player, place: number): readonly Player[] => {
  const others = members.filter((member) => member !== player);
  return [...others.slice(0, place - 1), player, ...others.slice(place - 1)];
};

const newTeam = ({ team, name }: TeamEntry): Team => ({
  ...UNRANKED_TEAM,
  kind: 'team',
  team,
  name,
  seed: 0,
  memberCount: null,
  withdrawnFrom: null,
  eliminated: false,
  members: [],
});
