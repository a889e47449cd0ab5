import { FILES, HTML, VERSION } from 'virtual:shell';
import { PAGE_HEADERS } from '../contract/page-headers.ts';

/** What is kept of the web itself: one page, and the files that it is made of. */

const PREFIX = 'rokade-files/';

/** Whether a page of the web is at this path: no call, no stream, no frame for others, no file. */
export const isPagePath = (path: string): boolean =>
  !/^\/(s|s-tournament|socket|embed)\//.test(path) && !/\.[^/]+$/.test(path);

/** The page that every address begins with: what is at it, its scripts find out. */
export const shellPage = (): Response =>
  new Response(HTML, { headers: { ...PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8' } });

/** The files of one build: all of them, or none. */
export class KeptFiles {
  readonly #caches: CacheStorage;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** Fetches what is not there yet; fails as a whole, and is tried again with the next page. */
  async keep(): Promise<void> {
    const cache = await this.#caches.open(PREFIX + VERSION);
    // A name with a hash is never another file, and has come with the page already; of the others the newest is wanted.
    await cache.addAll(
      FILES.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' })),
    );
  }

  async forgetOlder(): Promise<void> {
    const older = (await this.#caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION);
    await Promise.all(older.map((name) => this.#caches.delete(name)));
  }

  /** A file of this build; from the network where the browser has thrown away what was kept. */
  async read(request: Request): Promise<Response> {
    const cache = await this.#caches.open(PREFIX + VERSION);
    return (await cache.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);
  }
}
