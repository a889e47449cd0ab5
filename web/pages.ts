import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/request.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * The pages that people come to from outside, with what each is made of: its file, and the words that it says beside those
 * of every page. The list is a part of each first view; every other page is one of `further-pages.ts`.
 */
export const PAGES = {
  home: { words: ['home'], load: () => import('./routes/home.tsx') },
  tournamentView: { words: ['tournament'], load: () => import('./routes/tournament-view.tsx') },
  gamePlay: { words: ['game'], load: () => import('./routes/game-play.tsx') },
  gameView: { words: ['game'], load: () => import('./routes/game-view.tsx') },
} as const satisfies Record<string, Page>;

export interface Page {
  readonly words: readonly Area[];
  readonly load: () => Promise<unknown>;
}

/** Where they are, with the one call that their first rows are made from. */
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

/** The first view at an address, and the call that it waits for. */
export function firstViewAt(pathname: string): { readonly page: Page; readonly data: string } | undefined {
  for (const { at, page, data } of FIRST_VIEWS) {
    const match = at.exec(pathname);
    if (match !== null) return { page, data: data(decodeURIComponent(match[1] ?? '')) };
  }
  return undefined;
}
