import type { PageTexts } from '../../contract/organizations.ts';
import { commit } from '../../db/commit.ts';
import { readClub } from '../../db/read/club.ts';
import { readOfficeHolders, readOrganizationPage } from '../../db/read/organization.ts';
import { enterOrganization, leaveOrganization, updateClub } from '../../db/write/club.ts';
import { updateOrganization } from '../../db/write/organization.ts';
import { deleteStrandedPowers } from '../../db/write/power.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { ClubId, OrganizationId } from '../../domain/ids.ts';
import { allow, personAsking } from '../authority.ts';
import { withCleanDescription } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { found, orRefuse } from '../refusal.ts';

/** Changes the texts and pictures of an organisation. */
export async function editOrganization(deps: Deps, actor: Actor, id: OrganizationId, texts: PageTexts): Promise<void> {
  allow(actor, { do: 'editTexts', of: { type: 'organization', id } });
  orRefuse(
    await commit(deps.db, {
      claim: { write: updateOrganization(deps.db, id, withCleanDescription(texts)), otherwise: 'notFound' },
      writes: [],
    }),
  );
}

/** Takes in a club that has no organisation. Only the top level moves one out of another organisation (D-34). */
export async function addClub(deps: Deps, actor: Actor, id: OrganizationId, club: ClubId): Promise<void> {
  const person = personAsking(actor);
  allow(actor, { do: 'manage', of: { type: 'organization', id } });
  found(await readOrganizationPage(deps.db, id));
  const { organization: former } = found(await readClub(deps.db, club));
  const write =
    person.level === 3 ? updateClub(deps.db, club, { organization: id }) : enterOrganization(deps.db, club, id);
  orRefuse(
    await commit(deps.db, {
      claim: { write, otherwise: 'clubInOtherOrganization' },
      writes: former === null ? [] : [deleteStrandedPowers(deps.db, former)],
    }),
  );
  if (former !== null) await deps.lookAgain(await readOfficeHolders(deps.db, former));
}

/** Lets a club go; it stays what it is, without an organisation. Its members have no power there any more. */
export async function removeClub(deps: Deps, actor: Actor, id: OrganizationId, club: ClubId): Promise<void> {
  allow(actor, { do: 'manage', of: { type: 'organization', id } });
  orRefuse(
    await commit(deps.db, {
      claim: { write: leaveOrganization(deps.db, club, id), otherwise: 'notFound' },
      writes: [deleteStrandedPowers(deps.db, id)],
    }),
  );
  await deps.lookAgain(await readOfficeHolders(deps.db, id));
}
