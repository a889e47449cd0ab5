import { commit } from '../../db/commit.ts';
import { insertAccount, USERNAME_UNIQUE } from '../../db/write/account.ts';
import { insertClubMember } from '../../db/write/club.ts';
import { holdInvitation } from '../../db/write/invitation.ts';
import { type AccountId, asId, type InvitationId } from '../../domain/ids.ts';
import type { NewAccount } from '../account/create-account.ts';
import { hashPassword } from '../account/password.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import { invitationOf } from './invitations.ts';

export interface Registration extends Omit<NewAccount, 'level' | 'ghost' | 'club'> {
  readonly password: string;
  readonly invitation: InvitationId;
}

/** Somebody makes an own account by a club's invitation and is a member from the first moment. */
export async function registerPlayer(
  deps: Deps,
  { username, password, invitation: invitationId, ...fields }: Registration,
): Promise<AccountId> {
  const invitation = await invitationOf(deps, invitationId, 'club');
  const now = deps.now();
  orRefuse(
    await commit(deps.db, {
      claim: { write: holdInvitation(deps.db, invitation.id), otherwise: 'notFound' },
      writes: [
        insertAccount(deps.db, { ...fields, id: username, passwordHash: hashPassword(password), createdAt: now }),
        insertClubMember(deps.db, { club: asId(invitation.inviter), account: username, joinedAt: now }),
      ],
      unique: [USERNAME_UNIQUE],
    }),
  );
  return username;
}
