import { addPowerPayload, removePowerPayload } from '../accounts.ts';
import { nothing } from '../answers.ts';
import * as calls from '../calls.ts';
import { accountId, clubId, organizationId } from '../path-parts.ts';
import type { Described } from './description.ts';

/** Packages of power, given and taken away. */
export const POWER_CALLS = {
  grantClubPower: {
    at: calls.grantClubPower,
    does: 'give a member a power of the club',
    right: 'manage',
    path: { account: accountId },
    body: addPowerPayload,
    answer: nothing,
    refuses: ['noSuchAccount', 'notFound', 'noSuchPower', 'notAClubMember'],
  },
  grantOrganizationPower: {
    at: calls.grantOrganizationPower,
    does: 'give a member of its clubs a power of the organisation',
    right: 'manage',
    path: { account: accountId },
    body: addPowerPayload,
    answer: nothing,
    refuses: ['noSuchAccount', 'notFound', 'noSuchPower', 'notAClubMember'],
  },
  revokeClubPower: {
    at: calls.revokeClubPower,
    does: 'take away a power of the club',
    right: 'manage',
    path: { id: clubId },
    body: removePowerPayload,
    answer: nothing,
    refuses: ['noSuchPower'],
  },
  revokeOrganizationPower: {
    at: calls.revokeOrganizationPower,
    does: 'take away a power of the organisation',
    right: 'manage',
    path: { id: organizationId },
    body: removePowerPayload,
    answer: nothing,
    refuses: ['noSuchPower'],
  },
} as const satisfies Described;
