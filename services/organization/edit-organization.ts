import type { PageTexts } from '../../contract/clubs/organizations.ts';
import { type Batch, commit, commitReturning } from '../../db/commit.ts';
import { readClub } from '../../db/read/club.ts';
import { readOfficeHolders, readOrganizationPage } from '../../db/read/organization.ts';
import { enterOrganization, leaveOrganization, updateClub } from '../../db/write/club.ts';
import { updateOrganization } from '../../db/write/organization.ts';
import { deleteStrandedRoles } from '../../db/write/role.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { ClubId, OrganizationId } from '../../domain/kernel/ids.ts';
import { allow, personAsking } from '../authority.ts';
import { withCleanDescription } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, orRefuse } from '../refusal.ts';

export async function editOrganization(deps: Deps, actor: Actor, id: OrganizationId, texts: PageTexts): Promise<void> {
  allow(actor, { do: 'editTexts', of: { type: 'organization', id } });
  orRefuse(
    await commit(deps.db, {
      claim: { write: updateOrganization(deps.db, id, withCleanDescription(texts)), otherwise: 'notFound' },
      writes: [],
    }),
  );
}

/** Adds a club that has no organisation. Only the top level moves a club out of another organisation (D-34). */
export async function addClub(deps: Deps, actor: Actor, id: OrganizationId, club: ClubId): Promise<void> {
  const person = personAsking(actor);
  allow(actor, { do: 'manage', of: { type: 'organization', id } });
  orNotFound(await readOrganizationPage(deps.db, id));
  const { organization: former } = orNotFound(await readClub(deps.db, club));
  const write =
    person.level === 3 ? updateClub(deps.db, club, { organization: id }) : enterOrganization(deps.db, club, id);
  await moveClub(deps, [...(former === null ? [] : [former]), id], {
    claim: { write, otherwise: 'clubInOtherOrganization' },
    writes: former === null ? [] : [deleteStrandedRoles(deps.db, former)],
  });
}

/** Removes a club from the organisation; its members lose their roles in the organisation. */
export async function removeClub(deps: Deps, actor: Actor, id: OrganizationId, club: ClubId): Promise<void> {
  allow(actor, { do: 'manage', of: { type: 'organization', id } });
  await moveClub(deps, [id], {
    claim: { write: leaveOrganization(deps.db, club, id), otherwise: 'notFound' },
    writes: [deleteStrandedRoles(deps.db, id)],
  });
}

/** Those who have a role in an organisation have it in its clubs. */
async function moveClub(
  deps: Deps,
  organizations: readonly OrganizationId[],
  batch: Batch<'clubInOtherOrganization' | 'notFound'>,
): Promise<void> {
  const holders = () => readOfficeHolders(deps.db, organizations);
  const before = await holders();
  const stranded = orRefuse(await deps.changeAccess(before, () => commitReturning(deps.db, batch)));
  // Whoever was granted a role in between.
  const others = [...stranded, ...(await holders())].filter((account) => !before.includes(account));
  if (others.length > 0) await deps.changeAccess(others, async () => undefined);
}
