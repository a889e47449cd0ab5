import { grantRolePayload, revokeRolePayload } from '../accounts/accounts.ts';
import * as calls from '../calls.ts';
import { nothing } from '../http/answers.ts';
import { accountId, clubId, organizationId } from '../http/path-parts.ts';
import type { Described } from './description.ts';

export const ROLE_CALLS = {
  grantClubRole: {
    at: calls.grantClubRole,
    does: 'give a member a role in the club',
    right: 'manage',
    path: { account: accountId },
    body: grantRolePayload,
    answer: nothing,
    refuses: ['noSuchAccount', 'notFound', 'noSuchRole', 'notAClubMember'],
  },
  grantOrganizationRole: {
    at: calls.grantOrganizationRole,
    does: 'give a member of its clubs a role in the organisation',
    right: 'manage',
    path: { account: accountId },
    body: grantRolePayload,
    answer: nothing,
    refuses: ['noSuchAccount', 'notFound', 'noSuchRole', 'notAClubMember'],
  },
  revokeClubRole: {
    at: calls.revokeClubRole,
    does: 'take away a role in the club',
    right: 'manage',
    path: { id: clubId },
    body: revokeRolePayload,
    answer: nothing,
    refuses: ['noSuchRole'],
  },
  revokeOrganizationRole: {
    at: calls.revokeOrganizationRole,
    does: 'take away a role in the organisation',
    right: 'manage',
    path: { id: organizationId },
    body: revokeRolePayload,
    answer: nothing,
    refuses: ['noSuchRole'],
  },
} as const satisfies Described;
