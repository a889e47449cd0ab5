import type { PageTexts } from '../../contract/clubs/organizations.ts';
import { commit } from '../../db/commit.ts';
import { readOfficeHolders } from '../../db/read/organization.ts';
import { CLUB_ID_UNIQUE, type ClubRow, insertClub } from '../../db/write/club.ts';
import { holdInvitation } from '../../db/write/invitation.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { asId, type ClubId, type InvitationId } from '../../domain/kernel/ids.ts';
import { allow, personAsking } from '../authority.ts';
import { withCleanDescription } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import { invitationOf } from './invitations.ts';

export interface NewClub {
  readonly invitation: InvitationId;
  readonly club: PageTexts & Pick<ClubRow, 'id' | 'region'>;
}

/** Creates a club in the inviting organisation, with the caller as its manager. */
export async function createClub(deps: Deps, actor: Actor, newClub: NewClub): Promise<ClubId> {
  const person = personAsking(actor);
  allow(actor, { do: 'createClub' });
  const invitation = await invitationOf(deps, newClub.invitation, 'organization');
  orRefuse(
    await commit(deps.db, {
      claim: { write: holdInvitation(deps.db, invitation.id), otherwise: 'notFound' },
      writes: [
        insertClub(deps.db, {
          ...withCleanDescription(newClub.club),
          manager: person.account,
          organization: asId(invitation.inviter),
          createdAt: deps.now(),
        }),
      ],
      unique: [CLUB_ID_UNIQUE],
    }),
  );
  const holders = await readOfficeHolders(deps.db, [asId(invitation.inviter)]);
  await deps.accessGained([person.account, ...holders]);
  return newClub.club.id;
}
