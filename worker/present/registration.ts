import type { z } from 'zod';
import type { InvitationView, invitationLinks } from '../../contract/accounts/registrations.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import { INVITER_CODES } from '../../contract/http/codes.ts';
import type { Invitation } from '../../db/read/invitation.ts';
import type { Inviter } from '../../services/registration/invitations.ts';

export const presentInvitation = (invitation: Invitation): InvitationView => ({
  id: invitation.id,
  invitertype: INVITER_CODES[invitation.inviterType],
  inviterid: invitation.inviter,
  invitername: invitation.inviterName,
  registerertype: invitation.registererType,
});

export const presentLinks = (links: {
  readonly organizations: readonly Inviter[];
  readonly clubs: readonly Inviter[];
}): CamelKeys<z.input<typeof invitationLinks>> => ({
  organizations: links.organizations.map(presentInviter),
  clubs: links.clubs.map(presentInviter),
});

const presentInviter = ({ id, name, invitations }: Inviter) => ({
  id,
  name,
  invitations: invitations.map(presentInvitation),
});
