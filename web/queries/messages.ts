import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

/** The user's messages; fetching them marks them as read. */
export const inboxQuery = queryOptions({
  queryKey: ['inbox'],
  queryFn: () => callApi(calls.openInbox),
  staleTime: Number.POSITIVE_INFINITY,
});

/** New messages; the server derives presence from this poll. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: ({ signal }) => callApi(calls.unreadMessages, {}, signal),
});
