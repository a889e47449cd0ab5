import type { z } from 'zod';
import type { pushAnswer } from '../../contract/accounts/push.ts';
import * as calls from '../../contract/calls.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { Language } from '../../i18n/languages.ts';
import { callApi } from '../api.ts';

/** State of notifications in this browser; `none`: the server sends none. */
export type PushState =
  | { readonly kind: 'none' | 'notHere' | 'blocked' }
  /** `key` is the server's public key, which the browser subscribes with. */
  | { readonly kind: 'off'; readonly key: string }
  | { readonly kind: 'on'; readonly language: Language };

/** Outcome of turning notifications on: the user may refuse, and the browser's push service may not respond. */
export type TurnedOn = 'on' | 'notAllowed' | 'noService';

/** Combines the server's state for this session with the browser's own. */
export async function pushStateOf({ key, device }: CamelKeys<z.output<typeof pushAnswer>>): Promise<PushState> {
  if (key === null) return { kind: 'none' };
  if (!canReceive()) return { kind: 'notHere' };
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  const endpoint = (await subscriptionHere())?.endpoint;
  const isOn = device !== null && Notification.permission === 'granted' && endpoint === device.endpoint;
  return isOn ? { kind: 'on', language: device.language } : { kind: 'off', key };
}

/** Requests the browser's permission and registers this device with the server. */
export async function enablePush(key: string, language: Language): Promise<TurnedOn> {
  if ((await Notification.requestPermission()) !== 'granted') return 'notAllowed';
  const subscription = await subscribed(key);
  if (subscription === null) return 'noService';
  await register(subscription, language);
  return 'on';
}

export async function turnOffPush(): Promise<void> {
  await callApi(calls.removePushDevice);
  await (await subscriptionHere())?.unsubscribe();
}

export async function setPushLanguage(language: Language): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription !== null) await register(subscription, language);
}

const canReceive = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Null where the browser's push service does not respond, or the browser has none. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // An existing subscription may use an older key of the server; the browser accepts no other until it is removed.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
}

async function register(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await callApi(calls.addPushDevice, { body: { endpoint, p256dh, auth, language } });
}
