/**
 * After a new deployment the files of the old one are gone, while pages that were opened before still ask for them. Such
 * a page is loaded anew, once; if that does not help, it says so.
 */

import { SECOND } from '../domain/time.ts';

/** What the parts that could not be loaded have failed with. */
const missing = new WeakSet<object>();

/** Names the deployment that has been left once already in this tab: by the address of this file, which each has its own. */
const KEY = 'rokade-left-deployment';
const DEPLOYMENT = import.meta.url;

/** Takes note of every part of the page that cannot be loaded. */
export function watchForMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Whether this is the failure of a part of the page to load. */
export const isMissingFile = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** Loads the page anew, unless this deployment has been left for another one already, or the server cannot be reached. */
export async function loadAnewOnce(): Promise<void> {
  if (sessionStorage.getItem(KEY) === DEPLOYMENT) return;
  if (!(await isServerThere())) return;
  sessionStorage.setItem(KEY, DEPLOYMENT);
  window.location.reload();
}

export async function isServerThere(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}

/** How long a part waits for a network that does not say that it is back. */
const NETWORK_MS = 5 * SECOND;

/** How often a part may break off on the way while the server is there each time afterwards. */
const BROKEN_OFF_MOST = 3;

/**
 * Loads a part of the page; where the server cannot be reached, it waits until that is so again. Fails only where the
 * part is really missing: on a line that was cut a file breaks off though the server is there again a moment later, and
 * whoever plays meanwhile would find his page loaded anew.
 */
export async function whenItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let brokenOff = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingFile(error)) throw error;
      if (!(await isServerThere())) await networkIsBack();
      else if (brokenOff < BROKEN_OFF_MOST) brokenOff += 1;
      else throw error;
    }
  }
}

/** Settles when the browser says so, or it is time to try again. */
export function networkIsBack(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(back, NETWORK_MS);
    window.addEventListener('online', back, { once: true });
    function back(): void {
      clearTimeout(timer);
      window.removeEventListener('online', back);
      resolve();
    }
  });
}
