import { commit } from '../../db/commit.ts';
import { readFreeClubs } from '../../db/read/club.ts';
import { readOfficeHolders } from '../../db/read/organization.ts';
import { enterOrganization } from '../../db/write/club.ts';
import { holdInvitation } from '../../db/write/invitation.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { asId, type ClubId, type InvitationId, type OrganizationId } from '../../domain/kernel/ids.ts';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { invitationOf } from './invitations.ts';

/** The named club, or all clubs of the caller without an organisation, join the inviting organisation. */
export async function joinOrganization(
  deps: Deps,
  actor: Actor,
  sent: { invitation: InvitationId; club?: ClubId | undefined },
): Promise<OrganizationId> {
  if (actor.kind === 'visitor') throw new Refusal('loginAndTryAgain');
  const invitation = await invitationOf(deps, sent.invitation, 'organization');
  const organization = asId<OrganizationId>(invitation.inviter);
  const free = await readFreeClubs(deps.db, actor.account);
  const joining = sent.club === undefined ? free : free.filter((club) => club === sent.club);
  if (joining.length === 0) throw new Refusal('noClubToJoin');
  orRefuse(
    await commit(deps.db, {
      claim: { write: holdInvitation(deps.db, invitation.id), otherwise: 'notFound' },
      writes: joining.map((club) => enterOrganization(deps.db, club, organization)),
    }),
  );
  await deps.accessGained(await readOfficeHolders(deps.db, [organization]));
  return organization;
}
