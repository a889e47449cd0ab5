import { env } from 'cloudflare:workers';
import { z } from 'zod';
import { mail } from '../../../contract/accounts/mail.ts';

/** The e-mails to an address, the newest first. */
export async function mailsTo(address: string) {
  const answer = await env.OUTBOX?.fetch('http://outbox/', { headers: { accept: 'application/json' } });
  return z
    .array(mail)
    .parse(await answer?.json())
    .filter(({ to }) => to === address);
}

/** The codes in a recovery e-mail, by account. */
export function codesIn(text: string): ReadonlyMap<string, string> {
  const links = text.matchAll(/^(\S+)\n\S+\/account\/recover\/([\w-]+)$/gm);
  return new Map([...links].map(([, account = '', code = '']) => [account, code]));
}
