import { z } from 'zod';
import * as calls from '../calls.ts';
import { parkedMessagesAnswer, resentAnswer } from '../site/parked-messages.ts';
import type { Described } from './description.ts';

/** Messages between the objects of the server that could not be delivered. */
export const DELIVERY_CALLS = {
  listParkedMessages: {
    at: calls.listParkedMessages,
    does: 'list the messages between objects that could not be delivered',
    right: 'manageDelivery',
    answer: parkedMessagesAnswer,
  },
  resendParkedMessage: {
    at: calls.resendParkedMessage,
    does: 'send a message again that could not be delivered',
    right: 'manageDelivery',
    path: { id: z.coerce.number().int().min(1) },
    answer: resentAnswer,
    refuses: ['notFound'],
  },
  resendParkedMessages: {
    at: calls.resendParkedMessages,
    does: 'send all messages again that could not be delivered',
    right: 'manageDelivery',
    answer: resentAnswer,
  },
} as const satisfies Described;
