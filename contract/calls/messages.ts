import * as calls from '../calls.ts';
import { messageList } from '../clubs/messages.ts';
import type { Described } from './description.ts';

/** Messages. A request for the unread ones and the socket of an open page also update the user's presence. */
export const MESSAGE_CALLS = {
  unreadMessages: {
    at: calls.unreadMessages,
    does: 'ask for unread messages',
    right: 'account',
    answer: messageList,
    refuses: ['notFound'],
  },
  openInbox: {
    at: calls.openInbox,
    does: 'read the own messages',
    right: 'account',
    answer: messageList,
    refuses: ['notFound'],
  },
  followOwn: {
    at: calls.followOwn,
    does: 'follow the own messages and games',
    right: 'account',
    answer: 'socket',
    refuses: ['notFound', 'tooManyConnections'],
  },
} as const satisfies Described;
