/** Installing Rokade as an app on this device. */
import { useSyncExternalStore } from 'react';
import { changeOffer, currentOffer, type InstallOffer, subscribeToOffer } from './install-offer.ts';

/** `byHand`: on an iPhone or iPad only the user can add it to the home screen. */
export type InstallState = { readonly kind: 'none' } | { readonly kind: 'byHand' } | OfferedInstall;

interface OfferedInstall {
  readonly kind: 'offered';
  readonly offer: InstallOffer;
}

export function useInstallState(): InstallState {
  const offer = useSyncExternalStore(subscribeToOffer, currentOffer);
  if (offer !== null) return { kind: 'offered', offer };
  return { kind: isOnApple() ? 'byHand' : 'none' };
}

/** Shows the browser's question; an offer can be used once. */
export async function install({ offer }: OfferedInstall): Promise<void> {
  await offer.prompt();
  changeOffer(null);
}

/** Safari on an iPhone or iPad has `standalone`, which is true in the installed app. */
const isOnApple = (): boolean => 'standalone' in navigator && navigator.standalone === false;
