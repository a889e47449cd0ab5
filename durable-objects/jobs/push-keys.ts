import type { PushKeys } from '../../services/push/vapid.ts';

type Keys = Pick<Env, 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'CONTACT_EMAIL'>;

/** Null if the operator has not set up push notifications. */
export function pushKeysOf({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, CONTACT_EMAIL }: Keys): PushKeys | null {
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY || !CONTACT_EMAIL) return null;
  return { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, contact: CONTACT_EMAIL };
}
