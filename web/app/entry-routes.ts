import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import { FRONT_PAGE_ROWS } from '../../domain/kernel/limits.ts';
import type { Namespace } from '../../i18n/namespaces.ts';

/** Which of the entry routes an address belongs to, and what its first view waits for. */
interface EntryRoute {
  readonly at: RegExp;
  readonly file: string;
  readonly namespaces: readonly Namespace[];
  /** The path of the call that its first rows need. */
  readonly data: (id: string) => string;
}

/** As the page's query requests it. */
const FRONT_PAGE = pathTo(calls.findTournaments, { query: { limit: FRONT_PAGE_ROWS } });

const ENTRY_ROUTES: readonly EntryRoute[] = [
  { at: /^\/$/, file: 'index', namespaces: ['home'], data: () => FRONT_PAGE },
  {
    at: /^\/tournament\/view\/([^/]+)$/,
    file: 'tournament/view.$tid',
    namespaces: ['tournament'],
    data: (id) => pathTo(calls.viewTournament, { id }),
  },
  {
    at: /^\/game\/view\/([^/]+)$/,
    file: 'game/view.$gameId',
    namespaces: ['game'],
    data: (id) => pathTo(calls.viewGame, { id }),
  },
  {
    at: /^\/game\/play\/([^/]+)$/,
    file: 'game/play.$gameId',
    namespaces: ['game'],
    data: (id) => pathTo(calls.openGame, { id }),
  },
];

/** Their components, which the build splits from the routes. */
const PAGES = import.meta.glob('../routes/{index,tournament/view.$tid,game/*.$gameId}.tsx', {
  query: '?tsr-split=component',
});

interface FirstView {
  readonly namespaces: readonly Namespace[];
  readonly data: string;
  readonly load: () => Promise<unknown>;
}

/** What the first view of an entry route loads; undefined at any other address. */
export function firstViewAt(pathname: string): FirstView | undefined {
  for (const { at, file, namespaces, data } of ENTRY_ROUTES) {
    const match = at.exec(pathname);
    const load = PAGES[`../routes/${file}.tsx`];
    if (match !== null && load !== undefined) {
      return { namespaces, load, data: data(decodeURIComponent(match[1] ?? '')) };
    }
  }
  return undefined;
}
