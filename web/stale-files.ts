/**
 * After a new deployment the files of the old one are gone, while pages that were opened before still ask for them. Such
 * a page is loaded anew, once; if that does not help, it says so.
 */

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
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok !== true) return;
  sessionStorage.setItem(KEY, DEPLOYMENT);
  window.location.reload();
}
