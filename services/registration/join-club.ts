import { commit } from '../../db/commit.ts';
import { settle } from '../../db/write/account.ts';
import { CLUB_MEMBER_UNIQUE, insertClubMember } from '../../db/write/club.ts';
import { holdInvitation } from '../../db/write/invitation.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { asId, type ClubId, type InvitationId } from '../../domain/kernel/ids.ts';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { invitationOf } from './invitations.ts';

/** The caller joins the inviting club, which becomes the home club of accounts without one. */
export async function joinClub(deps: Deps, actor: Actor, invitationId: InvitationId): Promise<ClubId> {
  if (actor.kind === 'visitor') throw new Refusal('loginAndTryAgain');
  const invitation = await invitationOf(deps, invitationId, 'club');
  const club = asId<ClubId>(invitation.inviter);
  orRefuse(
    await commit(deps.db, {
      claim: { write: holdInvitation(deps.db, invitation.id), otherwise: 'notFound' },
      writes: [
        insertClubMember(deps.db, { club, account: actor.account, joinedAt: deps.now() }),
        settle(deps.db, actor.account, club),
      ],
      unique: [CLUB_MEMBER_UNIQUE],
    }),
  );
  return club;
}
