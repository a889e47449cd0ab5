import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

/** Whose invitation a link is. */
export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitation', id],
    queryFn: ({ signal }) => ask(calls.viewInvitation, { id }, signal),
    // What is gone is said on the page itself.
    meta: { silent: true },
  });

/** The links of what the reader manages. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => ask(calls.ownInvitations, {}, signal),
});
