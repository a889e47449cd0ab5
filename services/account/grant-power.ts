import { commit } from '../../db/commit.ts';
import { readTeam } from '../../db/read/team.ts';
import { holdMemberOf } from '../../db/write/account.ts';
import { deletePowersIn } from '../../db/write/club.ts';
import { deletePower, deletePowersInOrganization, insertPower } from '../../db/write/power.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, TeamId } from '../../domain/ids.ts';
import { asId } from '../../domain/ids.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { accountOfPerson } from './account-of-person.ts';

/** One package of power by its name. */
export type PackageOfPower =
  | { readonly scope: 'club' | 'organization'; readonly power: 'all' | 'arbiter' | 'editor'; readonly entity: string }
  | { readonly scope: 'team'; readonly power: 'captain'; readonly entity: string };

/**
 * Gives a member exactly one package of a club or an organisation; it takes the place of any other (D-36). A
 * member of an organisation is a member of one of its clubs.
 */
export async function grantPower(
  deps: Deps,
  actor: Actor,
  { owner, account, power }: { owner: Owner; account: AccountId; power: PackageOfPower },
): Promise<void> {
  allow(actor, { do: 'manage', of: owner });
  await mustBelongTo(deps, owner, power);
  const { id } = await accountOfPerson(deps, account);
  const earlier =
    owner.type === 'club' ? deletePowersIn(deps.db, owner.id, id) : [deletePowersInOrganization(deps.db, owner.id, id)];
  orRefuse(
    await commit(deps.db, {
      claim: { write: holdMemberOf(deps.db, owner, id), otherwise: 'notAClubMember' },
      writes: [...earlier, insertPower(deps.db, { account: id, ...power })],
    }),
  );
  await deps.lookAgain([id]);
}

/** Takes a package from an account; from now on it is worth nothing. */
export async function revokePower(
  deps: Deps,
  actor: Actor,
  { owner, account, power }: { owner: Owner; account: AccountId; power: PackageOfPower },
): Promise<void> {
  allow(actor, { do: 'manage', of: owner });
  await mustBelongTo(deps, owner, power);
  orRefuse(
    await commit(deps.db, {
      claim: { write: deletePower(deps.db, { account, ...power }), otherwise: 'noSuchPower' },
      writes: [],
    }),
  );
  await deps.lookAgain([account]);
}

/** A package names what it is of: this club or organisation, or a team of this club. */
async function mustBelongTo(deps: Deps, owner: Owner, power: PackageOfPower): Promise<void> {
  if (power.scope !== 'team') {
    if (power.scope !== owner.type || power.entity !== owner.id) throw new Refusal('noSuchPower');
    return;
  }
  const team = await readTeam(deps.db, asId<TeamId>(power.entity));
  if (owner.type !== 'club' || team?.club !== owner.id) throw new Refusal('noSuchPower');
}
