import * as calls from '../../../../contract/calls.ts';
import { type Row, TOP } from '../roles.ts';

/** Messages between the objects of the server that could not be delivered. */
export const DELIVERY_ROWS = {
  listParkedMessages: {
    call: calls.listParkedMessages,
    does: 'list the messages between objects that could not be delivered',
    may: TOP,
  },
  resendParkedMessage: {
    call: calls.resendParkedMessage,
    does: 'send a message again that could not be delivered',
    may: TOP,
  },
  resendParkedMessages: {
    call: calls.resendParkedMessages,
    does: 'send all messages again that could not be delivered',
    may: TOP,
  },
} as const satisfies Readonly<Record<string, Row>>;
