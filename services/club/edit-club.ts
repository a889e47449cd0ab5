import type { PageTexts } from '../../contract/organizations.ts';
import { commit, type Write } from '../../db/commit.ts';
import { type Club, readClub } from '../../db/read/club.ts';
import { readTeam } from '../../db/read/team.ts';
import { unsettle } from '../../db/write/account.ts';
import {
  CLUB_MEMBER_UNIQUE,
  deleteCaptaincies,
  deleteClubMember,
  deletePowersIn,
  deleteTeam,
  deleteTeamMembershipsIn,
  insertClubMember,
  insertTeam,
  TEAM_NAME_UNIQUE,
  updateClub,
} from '../../db/write/club.ts';
import { deleteStrandedPowers } from '../../db/write/power.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type AccountId, asId, type ClubId, type TeamId } from '../../domain/ids.ts';
import { accountOfPerson } from '../account/account-of-person.ts';
import { allow, personAsking } from '../authority.ts';
import { withCleanDescription } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { tell } from '../message/tell.ts';
import { found, orRefuse, Refusal } from '../refusal.ts';

/** Changes the texts and pictures of a club. */
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
  found(await readClub(deps.db, club));
  const id = asId<TeamId>(deps.newId());
  orRefuse(
    await commit(deps.db, {
      writes: [insertTeam(deps.db, { id, club, name, createdAt: deps.now() })],
      unique: [TEAM_NAME_UNIQUE],
    }),
  );
  return id;
}

/** Removes a team with its captains. A team of a tournament stays: its results need it. */
export async function removeTeam(deps: Deps, actor: Actor, club: ClubId, team: TeamId): Promise<void> {
  allow(actor, { do: 'manage', of: { type: 'club', id: club } });
  if ((await readTeam(deps.db, team))?.club !== club) throw new Refusal('notFound');
  orRefuse(
    await commit(deps.db, {
      claim: { write: deleteTeam(deps.db, club, team), otherwise: 'teamInTournament' },
      writes: [deleteCaptaincies(deps.db, team)],
    }),
  );
}

/** A manager enters somebody, who is told. That gives the club no hold on an account that is at home elsewhere. */
export async function addMember(deps: Deps, actor: Actor, club: ClubId, account: AccountId): Promise<void> {
  const { account: by } = personAsking(actor);
  allow(actor, { do: 'manage', of: { type: 'club', id: club } });
  const { name } = found(await readClub(deps.db, club));
  const { id } = await accountOfPerson(deps, account);
  orRefuse(
    await commit(deps.db, {
      writes: [
        insertClubMember(deps.db, { club, account: id, joinedAt: deps.now() }),
        ...tell(deps, id, { kind: 'enteredInClub', by, club, name }),
      ],
      unique: [CLUB_MEMBER_UNIQUE],
    }),
  );
}

/** A manager takes somebody out of the club, who is told. */
export async function removeMember(deps: Deps, actor: Actor, id: ClubId, account: AccountId): Promise<void> {
  const { account: by } = personAsking(actor);
  allow(actor, { do: 'manage', of: { type: 'club', id } });
  const club = found(await readClub(deps.db, id));
  await endMembership(
    deps,
    club,
    account,
    tell(deps, account, { kind: 'removedFromClub', by, club: id, name: club.name }),
  );
}

/** Whoever was entered into a club, by himself or by others, can leave it. */
export async function leaveClub(deps: Deps, actor: Actor, id: ClubId): Promise<void> {
  const { account } = personAsking(actor);
  await endMembership(deps, found(await readClub(deps.db, id)), account);
}

/** Membership ends with the teams, every power in the club and its organisation, and the home that the club was. */
async function endMembership(
  deps: Deps,
  { id, organization }: Club,
  account: AccountId,
  more: readonly Write[] = [],
): Promise<void> {
  const { db } = deps;
  orRefuse(
    await commit(db, {
      claim: { write: deleteClubMember(db, id, account), otherwise: 'notAClubMember' },
      writes: [
        deleteTeamMembershipsIn(db, id, account),
        ...deletePowersIn(db, id, account),
        ...(organization === null ? [] : [deleteStrandedPowers(db, organization)]),
        unsettle(db, account, id),
        ...more,
      ],
    }),
  );
  await deps.lookAgain([account]);
}
