/** When a form was opened, signed by the event, so that programs that fill it at once are told apart (AB-1). */
import { DAY, type Millis, millis, SECOND } from '../../domain/kernel/time.ts';
import { toBase64Url } from '../account/login/random-secrets.ts';

/** People take longer; a form that was left open for days still counts. */
export const FASTEST_FORM_MS = 3 * SECOND;
const OLDEST_FORM_MS = 7 * DAY;

export const formToken = async (secret: string, now: Millis): Promise<string> =>
  `${now}.${await signature(secret, now)}`;

/** Whether the form was opened by a person some time ago. */
export async function isFilledByPerson(secret: string, token: string, now: Millis): Promise<boolean> {
  const [at = '', signed] = token.split('.');
  const openedAt = millis(Number(at));
  if (signed !== (await signature(secret, openedAt))) return false;
  const age = now - openedAt;
  return age >= FASTEST_FORM_MS && age <= OLDEST_FORM_MS;
}

async function signature(secret: string, at: Millis): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(String(at)))));
}
