import { commit } from '../../db/commit.ts';
import { USERNAME_UNIQUE } from '../../db/write/account.ts';
import { insertClubMember } from '../../db/write/club.ts';
import { holdInvitation } from '../../db/write/invitation.ts';
import { type AccountId, asId, type ClubId, type InvitationId } from '../../domain/ids.ts';
import { requireBirthDate } from '../account/birth-date.ts';
import type { NewAccount } from '../account/create-account.ts';
import { hashChosenPassword } from '../account/password.ts';
import { insertNamed } from '../account/spent-names.ts';
import type { AccountDeps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import { invitationOf } from './invitations.ts';

export interface Registration extends Omit<NewAccount, 'level' | 'ghost' | 'club'> {
  readonly password: string;
  readonly invitation: InvitationId;
}

/** Somebody makes an own account by a club's invitation: a member from the first moment, and at home there. */
export async function registerPlayer(
  deps: AccountDeps,
  { username, password, invitation: invitationId, ...fields }: Registration,
): Promise<AccountId> {
  requireBirthDate(deps, fields.birthDate);
  const invitation = await invitationOf(deps, invitationId, 'club');
  const club = asId<ClubId>(invitation.inviter);
  const passwordHash = await hashChosenPassword(deps, password, { ...fields, username });
  const now = deps.now();
  orRefuse(
    await commit(deps.db, {
      claim: { write: holdInvitation(deps.db, invitation.id), otherwise: 'notFound' },
      writes: [
        ...(await insertNamed(deps.db, {
          ...fields,
          id: username,
          homeClub: club,
          passwordHash,
          createdAt: now,
        })),
        insertClubMember(deps.db, { club, account: username, joinedAt: now }),
      ],
      unique: [USERNAME_UNIQUE],
    }),
  );
  return username;
}
