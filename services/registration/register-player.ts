import { commit } from '../../db/commit.ts';
import { USERNAME_UNIQUE } from '../../db/write/account.ts';
import { insertClubMember } from '../../db/write/club.ts';
import { holdInvitation } from '../../db/write/invitation.ts';
import { type AccountId, asId, type ClubId, type InvitationId } from '../../domain/kernel/ids.ts';
import { requireBirthDate } from '../account/birth-date.ts';
import type { NewAccount } from '../account/create-account.ts';
import { requireFreeFideNumber } from '../account/fide-number.ts';
import { hashChosenPassword } from '../account/login/password.ts';
import { insertNamed } from '../account/spent-names.ts';
import type { AccountDeps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import { invitationOf } from './invitations.ts';

export interface Registration extends Omit<NewAccount, 'level' | 'ghost' | 'club'> {
  readonly password: string;
  readonly invitation: InvitationId;
}

/** Creates an account by a club's invitation. It is a member of the club, which becomes its home club. */
export async function registerPlayer(
  deps: AccountDeps,
  { username, password, invitation: invitationId, ...fields }: Registration,
): Promise<AccountId> {
  requireBirthDate(deps, fields.birthDate);
  await requireFreeFideNumber(deps, username, fields.fideNumber);
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
