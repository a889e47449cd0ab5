import type { PageTexts } from '../../contract/organizations.ts';
import { commit } from '../../db/commit.ts';
import { CLUB_ID_UNIQUE, type ClubRow, insertClub } from '../../db/write/club.ts';
import { holdInvitation } from '../../db/write/invitation.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { asId, type ClubId, type InvitationId } from '../../domain/ids.ts';
import { allow, personAsking } from '../authority.ts';
import { withCleanDescription } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import { invitationOf } from './invitations.ts';

export interface ClubFounding {
  readonly invitation: InvitationId;
  readonly club: PageTexts & Pick<ClubRow, 'id' | 'region'>;
}

/** The caller founds a club in the organisation that invites, and manages it. */
export async function foundClub(deps: Deps, actor: Actor, founding: ClubFounding): Promise<ClubId> {
  const person = personAsking(actor);
  allow(actor, { do: 'createClub' });
  const invitation = await invitationOf(deps, founding.invitation, 'organization');
  orRefuse(
    await commit(deps.db, {
      claim: { write: holdInvitation(deps.db, invitation.id), otherwise: 'notFound' },
      writes: [
        insertClub(deps.db, {
          ...withCleanDescription(founding.club),
          manager: person.account,
          organization: asId(invitation.inviter),
          createdAt: deps.now(),
        }),
      ],
      unique: [CLUB_ID_UNIQUE],
    }),
  );
  return founding.club.id;
}
