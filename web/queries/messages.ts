import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

/** The messages of the reader, who has read them by asking. */
export const inboxQuery = queryOptions({
  queryKey: ['inbox'],
  queryFn: () => ask(calls.openInbox),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What has come since; to ask for it is also how the server knows who is online. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: ({ signal }) => ask(calls.unreadMessages, {}, signal),
});
