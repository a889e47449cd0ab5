import type { PageTexts } from '../../contract/clubs/organizations.ts';
import { commit } from '../../db/commit.ts';
import { type Club, readClub } from '../../db/read/club.ts';
import { readCaptains, readTeam } from '../../db/read/team.ts';
import { unsettle } from '../../db/write/account.ts';
import {
  CLUB_MEMBER_UNIQUE,
  deleteCaptaincies,
  deleteClubMember,
  deleteRolesIn,
  deleteTeam,
  deleteTeamMembershipsIn,
  insertClubMember,
  insertTeam,
  TEAM_NAME_UNIQUE,
  updateClub,
} from '../../db/write/club.ts';
import type { MessageWrite } from '../../db/write/message.ts';
import { deleteStrandedRoles } from '../../db/write/role.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type AccountId, asId, type ClubId, type TeamId } from '../../domain/kernel/ids.ts';
import { accountOfPerson } from '../account/account-of-person.ts';
import { allow, personAsking } from '../authority.ts';
import { withCleanDescription } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { commitWithMessages } from '../message/commit-with-messages.ts';
import { notify } from '../message/notify.ts';
import { orNotFound, orRefuse, Refusal } from '../refusal.ts';

export async function editClub(
  deps: Deps,
  actor: Actor,
  id: ClubId,
  texts: PageTexts & { readonly region?: string | null; readonly socialLinks?: readonly string[] },
): Promise<void> {
  allow(actor, { do: 'editTexts', of: { type: 'club', id } });
  const write = updateClub(deps.db, id, withCleanDescription(texts));
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'notFound' }, writes: [] }));
}

export async function addTeam(deps: Deps, actor: Actor, club: ClubId, name: string): Promise<TeamId> {
  allow(actor, { do: 'manage', of: { type: 'club', id: club } });
  orNotFound(await readClub(deps.db, club));
  const id = asId<TeamId>(deps.newId());
  orRefuse(
    await commit(deps.db, {
      writes: [insertTeam(deps.db, { id, club, name, createdAt: deps.now() })],
      unique: [TEAM_NAME_UNIQUE],
    }),
  );
  return id;
}

/** Removes a team and its captains. A team of a tournament stays, because its results need it. */
export async function removeTeam(deps: Deps, actor: Actor, club: ClubId, team: TeamId): Promise<void> {
  allow(actor, { do: 'manage', of: { type: 'club', id: club } });
  if ((await readTeam(deps.db, team))?.club !== club) throw new Refusal('notFound');
  const removed = await deps.changeAccess(await readCaptains(deps.db, team), () =>
    commit(deps.db, {
      claim: { write: deleteTeam(deps.db, club, team), otherwise: 'teamInTournament' },
      writes: [deleteCaptaincies(deps.db, team)],
    }),
  );
  orRefuse(removed);
}

/** A manager adds a member, who is notified. The club gains no rights over an account with another home club. */
export async function addMember(deps: Deps, actor: Actor, club: ClubId, account: AccountId): Promise<void> {
  const { account: by } = personAsking(actor);
  allow(actor, { do: 'manage', of: { type: 'club', id: club } });
  const { name } = orNotFound(await readClub(deps.db, club));
  const { id } = await accountOfPerson(deps, account);
  orRefuse(
    await commitWithMessages(deps, {
      writes: [insertClubMember(deps.db, { club, account: id, joinedAt: deps.now() })],
      messages: notify(deps, id, { kind: 'enteredInClub', by, club, name }),
      unique: [CLUB_MEMBER_UNIQUE],
    }),
  );
}

/** A manager removes a member, who is notified. */
export async function removeMember(deps: Deps, actor: Actor, id: ClubId, account: AccountId): Promise<void> {
  const { account: by } = personAsking(actor);
  allow(actor, { do: 'manage', of: { type: 'club', id } });
  const club = orNotFound(await readClub(deps.db, id));
  await endMembership(
    deps,
    club,
    account,
    notify(deps, account, { kind: 'removedFromClub', by, club: id, name: club.name }),
  );
}

/** Members can leave a club, whether they joined or were entered. */
export async function leaveClub(deps: Deps, actor: Actor, id: ClubId): Promise<void> {
  const { account } = personAsking(actor);
  await endMembership(deps, orNotFound(await readClub(deps.db, id)), account);
}

/** Membership ends together with the teams, all roles in the club and its organisation, and the home club. */
async function endMembership(
  deps: Deps,
  { id, organization }: Club,
  account: AccountId,
  messages: readonly MessageWrite[] = [],
): Promise<void> {
  const { db } = deps;
  const ended = await deps.changeAccess([account], () =>
    commitWithMessages(deps, {
      claim: { write: deleteClubMember(db, id, account), otherwise: 'notAClubMember' },
      writes: [
        deleteTeamMembershipsIn(db, id, account),
        ...deleteRolesIn(db, id, account),
        ...(organization === null ? [] : [deleteStrandedRoles(db, organization)]),
        unsettle(db, account, id),
      ],
      messages,
    }),
  );
  orRefuse(ended);
}
