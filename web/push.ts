import type { z } from 'zod';
import * as calls from '../contract/calls.ts';
import type { pushAnswer } from '../contract/push.ts';
import type { Language } from '../i18n/languages.ts';
import { ask } from './api.ts';

/** How it is with notifications in this browser: `none` where the server sends none. */
export type PushState =
  | { readonly kind: 'none' | 'notHere' | 'blocked' }
  /** `key` is what the browser knows the server by. */
  | { readonly kind: 'off'; readonly key: string }
  | { readonly kind: 'on'; readonly language: Language };

/** What has come of turning them on: the person may say no, and the service of the browser may not answer. */
export type TurnedOn = 'on' | 'notAllowed' | 'noService';

/** How it is here, by the server's word of this log-in and the browser's own. */
export async function pushStateOf({ key, device }: z.output<typeof pushAnswer>): Promise<PushState> {
  if (key === null) return { kind: 'none' };
  if (!canBeTold()) return { kind: 'notHere' };
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  const endpoint = (await subscriptionHere())?.endpoint;
  const isOn = device !== null && Notification.permission === 'granted' && endpoint === device.endpoint;
  return isOn ? { kind: 'on', language: device.language } : { kind: 'off', key };
}

/** Has the browser ask its person, and the server tell it from then on. */
export async function turnOnPush(key: string, language: Language): Promise<TurnedOn> {
  if ((await Notification.requestPermission()) !== 'granted') return 'notAllowed';
  const subscription = await subscribed(key);
  if (subscription === null) return 'noService';
  await register(subscription, language);
  return 'on';
}

/** From here on nothing is told here. */
export async function turnOffPush(): Promise<void> {
  await ask(calls.removePushDevice);
  await (await subscriptionHere())?.unsubscribe();
}

/** What is told here is told in this language. */
export async function tellPushIn(language: Language): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription !== null) await register(subscription, language);
}

const canBeTold = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Null where the browser's service does not answer, or the browser has none. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // What there is may be for an older key of the server: while it holds, the browser takes no other.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
}

async function register(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await ask(calls.addPushDevice, { body: { endpoint, p256dh, auth, language } });
}
