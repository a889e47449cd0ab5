import type { PushPayload } from '../contract/push.ts';

/** What a device is told while no page need be open. */

/** Shows it; the last of a tournament takes the place of what was shown of it before, and is heard all the same. */
export function show(registration: ServiceWorkerRegistration, { title, body, path, tag, language }: PushPayload) {
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body,
    tag,
    renotify: true,
    lang: language,
    icon: '/icon-192.png',
    data: path,
  };
  return registration.showNotification(title, options);
}

/** Brings its page to the front where it is open, and opens it where it is not. */
export async function openPage(clients: Clients, address: URL): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  await (open === undefined ? clients.openWindow(address) : open.focus());
}
