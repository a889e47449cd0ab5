/** The browser's offer to install Rokade as an app, kept from the start until a page shows it (Chromium). */

export interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const subscribers = new Set<() => void>();

export function watchForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    changeOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => changeOffer(null));
}

export const currentOffer = (): InstallOffer | null => offer;

export function changeOffer(next: InstallOffer | null): void {
  offer = next;
  for (const notify of subscribers) notify();
}

export function subscribeToOffer(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
