/** Installing Rokade as an app on this device. */
import { useSyncExternalStore } from 'react';

/** The browser's offer, which pages may show at their own time (Chromium). */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** `byHand`: on an iPhone or iPad only the user can add it to the home screen. */
export type InstallState = { readonly kind: 'none' } | { readonly kind: 'byHand' } | OfferedInstall;

interface OfferedInstall {
  readonly kind: 'offered';
  readonly offer: InstallOffer;
}

const BY_HAND: InstallState = { kind: 'byHand' };
const NONE: InstallState = { kind: 'none' };

let state: InstallState | undefined;
const subscribers = new Set<() => void>();

/** Keeps the browser's offer until a page shows it. */
export function watchForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change({ kind: 'offered', offer: event as InstallOffer });
  });
  window.addEventListener('appinstalled', () => change(NONE));
}

export const useInstallState = (): InstallState => useSyncExternalStore(subscribe, current);

/** Shows the browser's question; an offer can be used once. */
export async function install({ offer }: OfferedInstall): Promise<void> {
  await offer.prompt();
  change(NONE);
}

function change(next: InstallState): void {
  state = next;
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

const current = (): InstallState => state ?? (isOnApple() ? BY_HAND : NONE);

/** Safari on an iPhone or iPad has `standalone`, which is true in the installed app. */
const isOnApple = (): boolean => 'standalone' in navigator && navigator.standalone === false;
