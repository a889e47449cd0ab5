import type { Mail } from '../../contract/accounts/mail.ts';

/**
 * Hands an e-mail to the platform, or on a developer's machine to the outbox at `/dev/outbox`. It throws if the
 * operator has configured neither.
 */
export async function sendMail(env: Env, mail: Mail): Promise<void> {
  if (env.OUTBOX !== undefined) {
    const taken = await env.OUTBOX.fetch('http://outbox/', { method: 'POST', body: JSON.stringify(mail) });
    if (!taken.ok) throw new Error('the outbox does not take e-mails');
    return;
  }
  if (env.MAIL === undefined || !env.MAIL_FROM) throw new Error('no e-mail is set up: MAIL and MAIL_FROM are missing');
  await env.MAIL.send({ from: env.MAIL_FROM, ...mail });
}

/** Whether e-mails can be sent at all. */
export const isMailSetUp = (env: Env): boolean =>
  env.OUTBOX !== undefined || (env.MAIL !== undefined && env.MAIL_FROM !== undefined && env.MAIL_FROM !== '');
