import { z } from 'zod';
import { DAY_NOTICES, MATCH_WORDS } from '../../domain/message.ts';
import type { CamelKeys } from '../codec/case.ts';
import { messageText } from '../http/fields.ts';

const NOTICES = [
  'enteredInClub',
  'removedFromClub',
  'enteredInTeam',
  'enteredInTournament',
  'playsWhite',
  'playsBlack',
  'hasBye',
  'withdrawn',
  'disputeToDecide',
  'arbiterCalled',
  'callAnswered',
  'callSeenTo',
  ...MATCH_WORDS,
  ...DAY_NOTICES,
  'gameReminder',
] as const;

/**
 * A message. Notices of the program have the sender "system", a key as their message and parameters for the
 * key's text, which the client localises. Other messages contain the sender's text.
 */
const messageView = z.object({
  id: z.number(),
  sender: z.string(),
  sender_name: z.string(),
  moment: z.string(),
  read: z.boolean(),
  message: z.string(),
  notice: z.enum(NOTICES).nullable(),
  params: z.record(z.string(), z.string()),
});
export type MessageView = CamelKeys<z.output<typeof messageView>>;

/** POST /s/messages/get-and-mark-read and GET /s/messages/has-unread: the latest first. */
export const messageList = z.array(messageView);

/** POST .../message-members/{id} for a club, an organisation or a team. */
export const messagePayload = z.object({ text: messageText });
