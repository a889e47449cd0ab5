import { z } from 'zod';
import { MATCH_WORDS } from '../domain/message.ts';
import { messageText } from './fields.ts';

/** What the program tells people, by the key of its text. */
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
] as const;

/**
 * A message. One of the program has the sender "system"; its message is a key, and the parameters go into the
 * text of the key in the reader's language. Any other message is what its sender wrote.
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
export type MessageView = z.output<typeof messageView>;

/** POST /s/messages/get-and-mark-read and GET /s/messages/has-unread: the newest first. */
export const messageList = z.array(messageView);

/** POST .../message-members/{id} of a club, an organisation or a team. */
export const messagePayload = z.object({ text: messageText });
