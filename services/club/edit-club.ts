import { commit } from '../../db/commit.ts';
import { readClub } from '../../db/read/club.ts';
import { readTeam } from '../../db/read/team.ts';
import {
  CLUB_MEMBER_UNIQUE,
  type ClubRow,
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
import type { Actor } from '../../domain/access/actor.ts';
import { type AccountId, asId, type ClubId, type TeamId } from '../../domain/ids.ts';
import { accountOfPerson } from '../account/account-of-person.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { found, orRefuse, Refusal } from '../refusal.ts';

/** Changes the texts and pictures of a club. */
export async function editClub(
  deps: Deps,
  actor: Actor,
  id: ClubId,
  texts: Partial<Omit<ClubRow, 'id' | 'manager' | 'organization' | 'createdAt'>>,
): Promise<void> {
  allow(actor, { do: 'editTexts', of: { type: 'club', id } });
  orRefuse(
    await commit(deps.db, { claim: { write: updateClub(deps.db, id, texts), otherwise: 'notFound' }, writes: [] }),
  );
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

export async function addMember(deps: Deps, actor: Actor, club: ClubId, account: AccountId): Promise<void> {
  allow(actor, { do: 'manage', of: { type: 'club', id: club } });
  found(await readClub(deps.db, club));
  const { id } = await accountOfPerson(deps, account);
  orRefuse(
    await commit(deps.db, {
      writes: [insertClubMember(deps.db, { club, account: id, joinedAt: deps.now() })],
      unique: [CLUB_MEMBER_UNIQUE],
    }),
  );
}

/** Takes somebody out of the club, its teams and every power in it. */
export async function removeMember(deps: Deps, actor: Actor, club: ClubId, account: AccountId): Promise<void> {
  allow(actor, { do: 'manage', of: { type: 'club', id: club } });
  orRefuse(
    await commit(deps.db, {
      claim: { write: deleteClubMember(deps.db, club, account), otherwise: 'notAClubMember' },
      writes: [deleteTeamMembershipsIn(deps.db, club, account), ...deletePowersIn(deps.db, club, account)],
    }),
  );
}
