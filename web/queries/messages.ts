import { queryOptions } from '@tanstack/react-query';
import type { MessageView } from '../../contract/messages.ts';
import { get, post } from '../api.ts';

/** The messages of the reader, who has read them by asking. */
export const inboxQuery = queryOptions({
  queryKey: ['inbox'],
  queryFn: () => post<readonly MessageView[]>('/s/messages/get-and-mark-read'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What has come since; to ask for it is also how the server knows who is online. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: ({ signal }) => get<readonly MessageView[]>('/s/messages/has-unread', signal),
});
