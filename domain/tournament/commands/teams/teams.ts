import type { TeamId } from '../../../kernel/ids.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import type { TeamCommand, TeamEntry } from '../../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED } from '../../decision.ts';
import { isCaptainOnly } from '../../guards/authority.ts';
import { mayAddTeam, mayChangeLineUp, mayRemoveParticipant, mayTakeBack } from '../../guards/entry-guards.ts';
import { lifecycleOf } from '../../guards/lifecycle-of.ts';
import { reseeded } from '../../rounds/seeding.ts';
import { withTeam } from '../../value/change.ts';
import { isPlayer, type Player, type Team, type Tournament, teamIn, UNRANKED_TEAM } from '../../value/state.ts';
import { withoutMentionOf } from '../entries.ts';
import { teamTakenBack, teamWithdrawn } from './team-withdrawal.ts';

/** Adds a team without players, or takes back a withdrawn one. */
export function addTeam(before: Tournament, id: TeamId, context: DecisionContext): Decided {
  const known = teamIn(before, id);
  if (known !== undefined && known.withdrawnFrom !== null) return takeBack(before, known, context);
  if (known !== undefined) return done(before, { answer: { already: true } });
  const allowed = mayAddTeam(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const { effectResult } = context;
  if (effectResult?.kind !== 'team') return ok({ kind: 'loadTeam', team: id });
  if (effectResult.team === null) return refuse('noSuchTeam');
  const after = reseeded(before, [...before.participants, newTeam(effectResult.team)]);
  return done(after, { events: GAMES_CHANGED, answer: { already: false } });
}

/** Before the start the team is removed with its players, after it withdrawn. */
export function removeTeam(before: Tournament, id: TeamId, { now }: DecisionContext): Decided {
  const team = teamIn(before, id);
  if (team === undefined) return refuse('noSuchTeam');
  const leaving = mayRemoveParticipant(lifecycleOf(before), team.withdrawnFrom === null);
  if (!leaving.ok) return leaving;
  if (leaving.value === 'removed') return done(withoutTeam(before, team), { events: GAMES_CHANGED });
  const { tournament, messages } = teamWithdrawn(before, team, now);
  return done(tournament, { messages, events: GAMES_CHANGED });
}

/** Start numbers follow the board order until the tournament starts. */
export function seatMember(
  before: Tournament,
  { team: id, account, place }: Extract<TeamCommand, { kind: 'seatMember' }>,
  { actor, now }: DecisionContext,
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
  return done(after, { events: GAMES_CHANGED });
}

export function setMemberCount(before: Tournament, id: TeamId, memberCount: number | null): Decided {
  const team = teamIn(before, id);
  if (team === undefined) return refuse('noSuchTeam');
  if (team.memberCount === memberCount) return done(before);
  return done(
    withTeam(before, id, (one) => ({ ...one, memberCount })),
    { events: GAMES_CHANGED },
  );
}

function takeBack(before: Tournament, team: Team, context: DecisionContext): Decided {
  const allowed = mayTakeBack(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const { tournament, messages } = teamTakenBack(before, team, context);
  return done(tournament, { messages, events: GAMES_CHANGED, answer: { already: false } });
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
