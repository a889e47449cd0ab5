import { FILES } from 'virtual:shell';
import { follow, show } from './notices.ts';
import { isPagePath, KeptFiles, shellPage } from './shell.ts';

/**
 * Serves pages from the network and, where that fails, from the cached shell of its own build. API calls, streams,
 * sockets and everything else bypass it, so it never handles user data. Viewed tournaments are cached by the page
 * (`web/offline/`).
 */

declare const self: ServiceWorkerGlobalScope;

/** A network that does not respond within this time counts as offline; a later response would come too late. */
const PATIENCE_MS = 6000;

const files = new KeptFiles(self.caches);
const shell = new Set(FILES);

self.addEventListener('install', (event) => {
  // Open pages continue with the files they have; the next page that is opened uses the new build.
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

/** The page from the network, or the cached shell where the network fails. */
async function pageOf(event: FetchEvent): Promise<Response> {
  const asked = fromNetwork(event);
  // The request runs to completion even when the timeout has won the race.
  event.waitUntil(asked.catch(() => undefined));
  return Promise.race([asked, patience()]).catch(shellPage);
}

/** The browser may have started the request while the worker was starting (navigation preload). */
const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const patience = (): Promise<never> =>
  new Promise((_, give) => setTimeout(() => give(new Error('The network says nothing.')), PATIENCE_MS));
