import { FILES } from 'virtual:shell';
import { follow, show } from './notices.ts';
import { isPagePath, KeptFiles, shellPage } from './shell.ts';

/**
 * Stands between the pages of the web and the network, and does as little there as it can: where a page does not come, it
 * gives the one of its own build, with the files that one is made of. Calls, streams, sockets and everything else go past
 * it; what a person is shown never comes here. What has been read of tournaments is kept by the page (`web/offline/`).
 */

declare const self: ServiceWorkerGlobalScope;

/** A network that says nothing for so long is taken for none; its answer would come too late to be waited for. */
const PATIENCE_MS = 6000;

const files = new KeptFiles(self.caches);
const shell = new Set(FILES);

self.addEventListener('install', (event) => {
  // The pages that are open go on with the files they have; the next one that is opened is of the new build.
  event.waitUntil(files.keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPagePath(pathname)) event.respondWith(pageOf(event));
  } else if (shell.has(pathname)) event.respondWith(files.read(request));
});

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(show(self.registration, event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(follow(event.notification, self.clients, self.location.origin));
});

async function takeOver(): Promise<void> {
  await Promise.all([files.forgetOlder(), self.registration.navigationPreload?.enable()]);
  await self.clients.claim();
}

/** The page as the server has it now; where none comes, the one that was kept. */
async function pageOf(event: FetchEvent): Promise<Response> {
  const asked = fromNetwork(event);
  // It comes to its end also where nobody waits for it any more.
  event.waitUntil(asked.catch(() => undefined));
  return Promise.race([asked, patience()]).catch(shellPage);
}

/** The browser has asked already while this was being started, where it can do that. */
const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const patience = (): Promise<never> =>
  new Promise((_, give) => setTimeout(() => give(new Error('The network says nothing.')), PATIENCE_MS));
