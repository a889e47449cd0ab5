import { commit } from '../../db/commit.ts';
import { readTeam, type Team } from '../../db/read/team.ts';
import { holdClubMember, TEAM_NAME_UNIQUE } from '../../db/write/club.ts';
import { deleteTeamMember, insertTeamMember, TEAM_MEMBER_UNIQUE, updateTeam } from '../../db/write/team.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, TeamId } from '../../domain/kernel/ids.ts';
import { accountOfPerson } from '../account/account-of-person.ts';
import { allow, personAsking } from '../authority.ts';
import { withCleanDescription } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { commitWithMessages } from '../message/commit-with-messages.ts';
import { notify } from '../message/notify.ts';
import { orNotFound, orRefuse } from '../refusal.ts';

interface TeamTexts {
  readonly name: string;
  readonly description: string;
  readonly profilePicture: string;
}

export async function editTeam(deps: Deps, actor: Actor, id: TeamId, texts: TeamTexts): Promise<void> {
  const { club } = orNotFound(await readTeam(deps.db, id));
  allow(actor, { do: 'editTexts', of: { type: 'club', id: club } });
  orRefuse(
    await commit(deps.db, {
      claim: { write: updateTeam(deps.db, id, withCleanDescription(texts)), otherwise: 'notFound' },
      writes: [],
      unique: [TEAM_NAME_UNIQUE],
    }),
  );
}

/** Adds a member of the club to the team; the member is notified. */
export async function addTeamMember(deps: Deps, actor: Actor, id: TeamId, account: AccountId): Promise<void> {
  const { account: by } = personAsking(actor);
  const team = await ledTeam(deps, actor, id);
  const member = await accountOfPerson(deps, account);
  orRefuse(
    await commitWithMessages(deps, {
      claim: { write: holdClubMember(deps.db, team.club, member.id), otherwise: 'notAClubMember' },
      writes: [insertTeamMember(deps.db, { team: id, account: member.id, joinedAt: deps.now() })],
      messages: notify(deps, member.id, { kind: 'enteredInTeam', by, team: id, name: team.name }),
      unique: [TEAM_MEMBER_UNIQUE],
    }),
  );
}

export async function removeTeamMember(deps: Deps, actor: Actor, id: TeamId, account: AccountId): Promise<void> {
  await ledTeam(deps, actor, id);
  orRefuse(
    await commit(deps.db, {
      claim: { write: deleteTeamMember(deps.db, id, account), otherwise: 'noSuchAccount' },
      writes: [],
    }),
  );
}

export async function leaveTeam(deps: Deps, actor: Actor, id: TeamId): Promise<void> {
  const { account } = personAsking(actor);
  orNotFound(await readTeam(deps.db, id));
  orRefuse(
    await commit(deps.db, {
      claim: { write: deleteTeamMember(deps.db, id, account), otherwise: 'notATeamMember' },
      writes: [],
    }),
  );
}

async function ledTeam(deps: Deps, actor: Actor, id: TeamId): Promise<Team> {
  const team = orNotFound(await readTeam(deps.db, id));
  allow(actor, { do: 'leadTeam', team: id, club: team.club });
  return team;
}
