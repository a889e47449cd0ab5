/**
 * A new deployment removes the files of the old one, while open pages still request them. Such a page is reloaded once;
 * if that does not help, it shows the failure.
 */

import { SECOND } from '../../domain/kernel/time.ts';

/** Errors of chunks that could not be loaded. */
const missing = new WeakSet<object>();

/** The deployment that this tab has already reloaded from, identified by the hashed address of this file. */
const KEY = 'rokade-left-deployment';
const DEPLOYMENT = import.meta.url;

/** Records every chunk that fails to load. */
export function watchForMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export const isMissingFile = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** Reloads the page, unless this tab has already reloaded from this deployment or the server is unreachable. */
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

/** How long a chunk waits for a network that fires no `online` event. */
const NETWORK_MS = 5 * SECOND;

/** How often a chunk may fail while the server is reachable before it counts as missing. */
const BROKEN_OFF_MOST = 3;

/**
 * Loads a chunk; while the server is unreachable, it waits. Fails only where the file is really missing: an interrupted
 * connection also breaks a download, and a reload would disturb the game of a player.
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

/** Resolves on the browser's `online` event, or when it is time to retry. */
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
