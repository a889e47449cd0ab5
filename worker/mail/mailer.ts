import { sendMail } from '../../durable-objects/jobs/send-mail.ts';
import type { Mailer } from '../../services/mailer.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { recoveryMail } from './recovery-mail.ts';

/** The e-mails of the product, with links to the requested site. */
export const mailerOf = (env: Env, origin: string): Mailer => ({
  recovery: async (message) => sendMail(env, await recoveryMail(message, origin)),
  emailChanged: async (message) => sendMail(env, await emailChangedMail(message, origin)),
});
