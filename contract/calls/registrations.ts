import {
  deleteInvitationPayload,
  invitationLinks,
  invitationView,
  joinedClub,
  joinedOrganization,
  joinOrganizationPayload,
  joinPayload,
  makeInvitationPayload,
  registerAccountPayload,
  registerClubPayload,
  registeredAccount,
  registeredClub,
} from '../accounts/registrations.ts';
import * as calls from '../calls.ts';
import { nothing } from '../http/answers.ts';
import { hostId, invitationId } from '../http/path-parts.ts';
import { WEAK_PASSWORD } from '../http/refusals.ts';
import type { Described } from './description.ts';

export const REGISTRATION_CALLS = {
  ownInvitations: {
    at: calls.ownInvitations,
    does: 'list the invitation links of what one manages',
    right: 'account',
    answer: invitationLinks,
  },
  viewInvitation: {
    at: calls.viewInvitation,
    does: 'read an invitation whose link one has',
    right: 'everybody',
    path: { id: invitationId },
    answer: invitationView,
    refuses: ['notFound'],
  },
  register: {
    at: calls.register,
    does: 'make an own account by the invitation of a club',
    right: 'everybody',
    body: registerAccountPayload,
    answer: registeredAccount,
    limit: 'register',
    hashes: true,
    refuses: ['notFound', 'usernameExists', 'birthDateOutOfRange', 'fideNumberTaken', WEAK_PASSWORD],
  },
  joinClub: {
    at: calls.joinClub,
    does: 'join a club by its invitation',
    right: 'account',
    body: joinPayload,
    answer: joinedClub,
    limit: 'join',
    refuses: ['loginAndTryAgain', 'notFound', 'alreadyAMember'],
  },
  createClub: {
    at: calls.createClub,
    does: 'create a club by the invitation of an organisation',
    right: 'createClub',
    body: registerClubPayload,
    answer: registeredClub,
    limit: 'register',
    size: 'description',
    refuses: ['inputTooLarge', 'notFound', 'idTaken'],
  },
  joinOrganization: {
    at: calls.joinOrganization,
    does: 'bring the own club into the organisation that invites',
    right: 'account',
    body: joinOrganizationPayload,
    answer: joinedOrganization,
    limit: 'join',
    refuses: ['loginAndTryAgain', 'notFound', 'noClubToJoin'],
  },
  makeInvitation: {
    at: calls.makeInvitation,
    does: 'make an invitation link of a club or an organisation',
    right: 'manage',
    path: { entity: hostId },
    body: makeInvitationPayload,
    answer: invitationView,
    refuses: ['notFound'],
  },
  withdrawInvitation: {
    at: calls.withdrawInvitation,
    does: 'delete an invitation link of a club or an organisation',
    right: 'manage',
    path: { entity: hostId },
    body: deleteInvitationPayload,
    answer: nothing,
    refuses: ['notFound'],
  },
} as const satisfies Described;
