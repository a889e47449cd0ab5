import { commit } from '../../db/commit.ts';
import { readAccount } from '../../db/read/account.ts';
import { insertOrganization, ORGANIZATION_ID_UNIQUE, type OrganizationRow } from '../../db/write/organization.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { OrganizationId } from '../../domain/ids.ts';
import { allow, personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { found, orRefuse } from '../refusal.ts';

/** The top level makes an organisation and names its manager. */
export async function createOrganization(
  deps: Deps,
  actor: Actor,
  organization: Omit<OrganizationRow, 'createdAt'>,
): Promise<OrganizationId> {
  personAsking(actor);
  allow(actor, { do: 'createOrganization' });
  const manager = found(await readAccount(deps.db, organization.manager), 'noSuchAccount');
  orRefuse(
    await commit(deps.db, {
      writes: [insertOrganization(deps.db, { ...organization, manager: manager.id, createdAt: deps.now() })],
      unique: [ORGANIZATION_ID_UNIQUE],
    }),
  );
  return organization.id;
}
