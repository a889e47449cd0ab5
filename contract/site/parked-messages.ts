import { z } from 'zod';
import { DELIVERY_FAULTS, MESSAGE_KINDS, MESSAGE_SENDERS, MESSAGE_TARGETS } from '../../domain/lib/delivery.ts';
import type { CamelKeys } from '../codec/case.ts';

const parkedMessage = z.object({
  id: z.number(),
  tournament: z.string(),
  sender: z.enum(MESSAGE_SENDERS),
  target: z.enum(MESSAGE_TARGETS),
  kind: z.enum(MESSAGE_KINDS),
  tries: z.number(),
  first_tried_at: z.string(),
  parked_at: z.string(),
  /** Why the last try failed. */
  fault: z.enum(DELIVERY_FAULTS),
});
export type ParkedMessageView = CamelKeys<z.output<typeof parkedMessage>>;

/** GET /s/parked-messages: the oldest first, at most 500 of all. */
export const parkedMessagesAnswer = z.object({ total: z.number(), messages: z.array(parkedMessage) });

/** Messages that are tried again, and those that are still parked, as after the failure of their sender. */
export const resentAnswer = z.object({ resent: z.number(), parked: z.number() });
