import { FILES, HTML, VERSION } from 'virtual:shell';
import { PAGE_HEADERS } from '../contract/http/page-headers.ts';

/** Prefix of the caches that hold the shell: one page and the files it loads. */

const PREFIX = 'rokade-files/';

/** Whether a path is a page of the web, as opposed to a call, a stream, an embedded frame or a file. */
export const isPagePath = (path: string): boolean =>
  !/^\/(s|s-tournament|socket|embed)\//.test(path) && !/\.[^/]+$/.test(path);

/** One HTML page serves all addresses; its scripts resolve the route. */
export const shellPage = (): Response =>
  new Response(HTML, { headers: { ...PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8' } });

/** The files of one build, cached completely or not at all. */
export class KeptFiles {
  readonly #caches: CacheStorage;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** Fetches the missing files; fails as a whole and is retried with the next page. */
  async keep(): Promise<void> {
    const cache = await this.#caches.open(PREFIX + VERSION);
    // Files with a hash in their name never change and are in the HTTP cache already; the others are revalidated.
    await cache.addAll(
      FILES.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' })),
    );
  }

  async forgetOlder(): Promise<void> {
    const older = (await this.#caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION);
    await Promise.all(older.map((name) => this.#caches.delete(name)));
  }

  /** A file of this build, from the network where the browser has evicted the cache. */
  async read(request: Request): Promise<Response> {
    const cache = await this.#caches.open(PREFIX + VERSION);
    return (await cache.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);
  }
}
