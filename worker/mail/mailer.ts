import type { Mailer } from '../../services/mailer.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { recoveryMail } from './recovery-mail.ts';
import { send } from './send.ts';

/** The e-mails of the product, with links to the requested site. */
export const mailerOf = (env: Env, origin: string): Mailer => ({
  recovery: async (message) => send(env, await recoveryMail(message, origin)),
  emailChanged: async (message) => send(env, await emailChangedMail(message, origin)),
});
