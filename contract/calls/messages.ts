import * as calls from '../calls.ts';
import { messageList } from '../clubs/messages.ts';
import type { Described } from './description.ts';

/** Messages. The poll for unread ones also updates the user's presence. */
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
} as const satisfies Described;
