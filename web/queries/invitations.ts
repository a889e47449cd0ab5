import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

/** The inviting club or organisation of a link. */
export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitation', id],
    queryFn: ({ signal }) => callApi(calls.viewInvitation, { id }, signal),
    // The page itself reports a deleted invitation.
    meta: { silent: true },
  });

/** The links of the clubs and organisations that the user manages. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => callApi(calls.ownInvitations, {}, signal),
});
