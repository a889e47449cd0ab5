import type { PushKeys } from '../services/push/vapid.ts';

type Keys = Pick<Env, 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'CONTACT_EMAIL'>;

/** By which devices are told; null where the operator has not set it up. */
export function pushKeysOf({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, CONTACT_EMAIL }: Keys): PushKeys | null {
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY || !CONTACT_EMAIL) return null;
  return { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, contact: CONTACT_EMAIL };
}
