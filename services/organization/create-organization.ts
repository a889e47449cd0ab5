import type { PageTexts } from '../../contract/clubs/organizations.ts';
import { commit } from '../../db/commit.ts';
import { insertOrganization, ORGANIZATION_ID_UNIQUE, type OrganizationRow } from '../../db/write/organization.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { OrganizationId } from '../../domain/kernel/ids.ts';
import { accountOfPerson } from '../account/account-of-person.ts';
import { allow, personAsking } from '../authority.ts';
import { withCleanDescription } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';

/** The top level creates an organisation and appoints its manager. */
export async function createOrganization(
  deps: Deps,
  actor: Actor,
  organization: PageTexts & Pick<OrganizationRow, 'id' | 'manager'>,
): Promise<OrganizationId> {
  personAsking(actor);
  allow(actor, { do: 'createOrganization' });
  const manager = await accountOfPerson(deps, organization.manager);
  orRefuse(
    await commit(deps.db, {
      writes: [
        insertOrganization(deps.db, {
          ...withCleanDescription(organization),
          manager: manager.id,
          createdAt: deps.now(),
        }),
      ],
      unique: [ORGANIZATION_ID_UNIQUE],
    }),
  );
  await deps.accessGained([manager.id]);
  return organization.id;
}
