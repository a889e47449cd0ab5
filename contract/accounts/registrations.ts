import { z } from 'zod';
import type { ClubId, InvitationId } from '../../domain/kernel/ids.ts';
import { pageFields } from '../clubs/organizations.ts';
import type { CamelKeys } from '../codec/case.ts';
import { INVITER_CODES, nameOf } from '../http/codes.ts';
import {
  clubName,
  countryCode,
  dayText,
  emailText,
  idOf,
  newPassword,
  newUsername,
  optionalRegion,
  personName,
  withRegion,
} from '../http/fields.ts';
import { expected } from '../tournament/expectations.ts';
import { authInfoAnswer, fideNumber, optionalSex, optionalTitle, rating } from './accounts.ts';

const REGISTERER_TYPE = 2;

const inviterType = z.union([z.literal(0), z.literal(1)]).transform((code) => nameOf(INVITER_CODES, code) ?? 'club');

export const invitationView = z.object({
  id: z.string(),
  invitertype: z.union([z.literal(0), z.literal(1)]),
  inviterid: z.string(),
  invitername: z.string(),
  registerertype: z.number(),
});
export type InvitationView = CamelKeys<z.output<typeof invitationView>>;

const inviter = z.object({ id: z.string(), name: z.string(), invitations: z.array(invitationView) });
/** GET /s/registrations/invitations/links: the hosts that the caller manages, with their links. */
export const invitationLinks = z.object({ organizations: z.array(inviter), clubs: z.array(inviter) });

export const makeInvitationPayload = z
  .object({ invitertype: inviterType, registerertype: z.literal(REGISTERER_TYPE) })
  .transform((sent) => ({ inviterType: sent.invitertype, registererType: sent.registerertype }));
export const deleteInvitationPayload = z
  .object({ invitertype: inviterType, invitation: idOf<InvitationId>() })
  .transform((sent) => ({ inviterType: sent.invitertype, invitation: sent.invitation }));

export const joinPayload = z
  .object({ invitation_id: idOf<InvitationId>() })
  .transform((sent) => ({ invitation: sent.invitation_id }));
export const joinedClub = z.object({ club_id: z.string() });

/** PATCH /s/registrations/clubs: the named club, or every club of the caller without an organisation. */
export const joinOrganizationPayload = z
  .object({ invitation_id: idOf<InvitationId>(), club: idOf<ClubId>().optional() })
  .transform((sent) => ({ invitation: sent.invitation_id, club: sent.club }));
export const joinedOrganization = z.object({ organization_id: z.string() });

const registration = z.object({
  username: newUsername,
  first_name: personName,
  last_name: personName,
  country: countryCode,
  region: optionalRegion,
  gender: optionalSex,
  sex: optionalSex,
  email: emailText,
  fide_id: fideNumber,
  birth_date: dayText,
  password: newPassword,
  invitation_id: idOf<InvitationId>(),
  title: optionalTitle,
  rating,
  /** Whether the new account is logged in at once. */
  log_in: z.boolean().optional(),
});

/** POST /s/registrations/accounts: creates an account by the invitation of a club. */
export const registerAccountPayload = registration.transform((sent) => ({
  username: sent.username,
  firstName: sent.first_name,
  lastName: sent.last_name,
  federation: sent.country,
  region: sent.region,
  sex: sent.gender ?? sent.sex ?? null,
  email: sent.email,
  fideNumber: sent.fide_id,
  birthDate: sent.birth_date,
  password: sent.password,
  invitation: sent.invitation_id,
  title: sent.title,
  fideRating: sent.rating,
  logIn: sent.log_in ?? false,
}));
/** The form: the password twice, and the agreement to the terms. */
export const registrationForm = withRegion(
  registration.extend({ again: z.string(), agree: z.boolean().refine((agrees) => agrees, expected('agreement')) }),
).refine(({ password, again }) => password === again, { path: ['again'], message: expected('equalPasswords') });

/** The new account, and who is logged in now. */
export const registeredAccount = authInfoAnswer.extend({ id: z.string() });

/** POST /s/registrations/clubs: creates a club by the invitation of an organisation. */
export const registerClubPayload = z
  .object({
    id: idOf<ClubId>(),
    ...pageFields,
    name: clubName,
    country: countryCode,
    region: optionalRegion,
    invitation_id: idOf<InvitationId>(),
  })
  .transform((sent) => ({
    invitation: sent.invitation_id,
    club: {
      id: sent.id,
      name: sent.name,
      description: sent.description,
      profilePicture: sent.profile_picture,
      bannerPicture: sent.banner_picture,
      address: sent.address,
      website: sent.website,
      email: sent.email ?? '',
      country: sent.country,
      region: sent.region,
    },
  }));
export const registeredClub = z.object({ id: z.string() });
