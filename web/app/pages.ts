import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import type { Namespace } from '../../i18n/namespaces.ts';

/**
 * The entry routes, which people open from outside, each with its module and the namespaces it needs beyond those of
 * the frame. The list is part of every first load; all other routes are in `lazy-routes.ts`.
 */
export const PAGES = {
  home: { namespaces: ['home'], load: () => import('../routes/home.tsx') },
  tournamentView: { namespaces: ['tournament'], load: () => import('../routes/tournament-view.tsx') },
  gamePlay: { namespaces: ['game'], load: () => import('../routes/game-play.tsx') },
  gameView: { namespaces: ['game'], load: () => import('../routes/game-view.tsx') },
} as const satisfies Record<string, Page>;

export interface Page {
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<unknown>;
}

/** Addresses of the entry routes, each with the call that its first rows need. */
const FIRST_VIEWS: readonly { at: RegExp; page: Page; data: (id: string) => string }[] = [
  { at: /^\/$/, page: PAGES.home, data: () => pathTo(calls.findTournaments) },
  {
    at: /^\/tournament\/view\/([^/]+)$/,
    page: PAGES.tournamentView,
    data: (id) => pathTo(calls.viewTournament, { id }),
  },
  { at: /^\/game\/view\/([^/]+)$/, page: PAGES.gameView, data: (id) => pathTo(calls.viewGame, { id }) },
  { at: /^\/game\/play\/([^/]+)$/, page: PAGES.gamePlay, data: (id) => pathTo(calls.openGame, { id }) },
];

/** The entry route at an address, and the call that it waits for. */
export function firstViewAt(pathname: string): { readonly page: Page; readonly data: string } | undefined {
  for (const { at, page, data } of FIRST_VIEWS) {
    const match = at.exec(pathname);
    if (match !== null) return { page, data: data(decodeURIComponent(match[1] ?? '')) };
  }
  return undefined;
}
