import { commit } from '../../db/commit.ts';
import { readTeam } from '../../db/read/team.ts';
import { holdMemberOf } from '../../db/write/account.ts';
import { deleteRolesIn } from '../../db/write/club.ts';
import { deleteRole, deleteRolesInOrganization, insertRole } from '../../db/write/role.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, TeamId } from '../../domain/kernel/ids.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { accountOfPerson } from './account-of-person.ts';

export type NamedRole =
  | { readonly scope: 'club' | 'organization'; readonly role: 'all' | 'arbiter' | 'editor'; readonly entity: string }
  | { readonly scope: 'team'; readonly role: 'captain'; readonly entity: string };

/**
 * Gives a member exactly one role in a club or an organisation, replacing any other (D-36). A member of an
 * organisation is a member of one of its clubs.
 */
export async function grantRole(
  deps: Deps,
  actor: Actor,
  { owner, account, role }: { owner: Owner; account: AccountId; role: NamedRole },
): Promise<void> {
  allow(actor, { do: 'manage', of: owner });
  await mustBelongTo(deps, owner, role);
  const { id } = await accountOfPerson(deps, account);
  const earlier =
    owner.type === 'club' ? deleteRolesIn(deps.db, owner.id, id) : [deleteRolesInOrganization(deps.db, owner.id, id)];
  const granted = await deps.changeAccess([id], () =>
    commit(deps.db, {
      claim: { write: holdMemberOf(deps.db, owner, id), otherwise: 'notAClubMember' },
      writes: [...earlier, insertRole(deps.db, { account: id, ...role })],
    }),
  );
  orRefuse(granted);
}

export async function revokeRole(
  deps: Deps,
  actor: Actor,
  { owner, account, role }: { owner: Owner; account: AccountId; role: NamedRole },
): Promise<void> {
  allow(actor, { do: 'manage', of: owner });
  await mustBelongTo(deps, owner, role);
  const revoked = await deps.changeAccess([account], () =>
    commit(deps.db, {
      claim: { write: deleteRole(deps.db, { account, ...role }), otherwise: 'noSuchRole' },
      writes: [],
    }),
  );
  orRefuse(revoked);
}

/** Requires that a role belongs to this club or organisation, or to a team of this club. */
async function mustBelongTo(deps: Deps, owner: Owner, role: NamedRole): Promise<void> {
  if (role.scope !== 'team') {
    if (role.scope !== owner.type || role.entity !== owner.id) throw new Refusal('noSuchRole');
    return;
  }
  const team = await readTeam(deps.db, asId<TeamId>(role.entity));
  if (owner.type !== 'club' || team?.club !== owner.id) throw new Refusal('noSuchRole');
}
