import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { AuthInfo } from '../contract/accounts.ts';
import { forgetKeptTournaments } from './offline/forget-kept.ts';
import { forgetOthers } from './personal-storage.ts';
import { authInfoQuery } from './queries/account.ts';
import { clearError } from './ui/error-banner.tsx';
import { clearToasts } from './ui/toast.ts';

/**
 * Who reads this browser changes: by a log-in or a log-out in this tab or in another. What one person may see is not
 * shown to the next: it goes from the page, from the caches and from the storage. How this browser looks and plays
 * (theme, language, board) belongs to the browser, not to a person, and stays.
 */

export const VISITOR: AuthInfo = { authenticated: false, info: null };

/** Level above 0, or power of manager or arbiter over some club or organisation (specification, section 6): who builds tournaments and leagues. */
export function mayBuild({ info }: AuthInfo): boolean {
  if (info === null) return false;
  const { organization_all, club_all, organization_arbiter, club_arbiter } = info.powers;
  return info.level > 0 || [organization_all, club_all, organization_arbiter, club_arbiter].some((of) => of.length > 0);
}

interface Tab {
  readonly queryClient: QueryClient;
  readonly router: Pick<AnyRouter, 'invalidate' | 'clearCache'>;
}

/** The tabs tell each other that the reader has changed, never who it is. */
type Told = 'loggedIn' | 'loggedOut';
const CHANNEL = 'rokade-session';

type Move = () => unknown;
const stay: Move = () => undefined;

const farewells = new Set<() => void>();

/** For what keeps something of a person in memory, outside of the page: called when somebody else reads. */
export function whenReaderChanges(forget: () => void): void {
  farewells.add(forget);
}

const readers = { number: 0 };

/** Another number as soon as somebody else reads, before the page has changed. */
export const readerNumber = (): number => readers.number;

/** The reader is another from now on; `move` leads to the page where he begins. The other tabs are told. */
export async function changeReader(tab: Tab, reader: AuthInfo, move: Move = stay): Promise<void> {
  tell(reader.authenticated ? 'loggedIn' : 'loggedOut');
  await becomeReader(tab, reader, move);
}

async function becomeReader({ queryClient, router }: Tab, reader: AuthInfo, move: Move): Promise<void> {
  const isOld = everythingUntilNow(queryClient);
  readers.number += 1;
  for (const forget of farewells) forget();
  for (const storage of [localStorage, sessionStorage]) forgetOthers(storage, reader.info?.id);
  void forgetKeptTournaments();
  clearToasts();
  clearError();
  await queryClient.cancelQueries({ predicate: isOld });
  queryClient.removeQueries({ type: 'inactive', predicate: isOld });
  queryClient.setQueryData(authInfoQuery.queryKey, reader);
  router.clearCache();
  await move();
  // The page that was left lets go of its data only now.
  queryClient.removeQueries({ type: 'inactive', predicate: isOld });
  queryClient.getMutationCache().clear();
  const stays = queryClient.getQueryCache().findAll({ type: 'active', predicate: isOld }).length > 0;
  if (!stays) return;
  const renewed = queryClient.resetQueries({ predicate: isOld });
  drawAnew();
  await renewed;
}

/** What was asked for before this moment, but for who the reader is. */
function everythingUntilNow(queryClient: QueryClient): (query: Query) => boolean {
  const old = new Map(
    queryClient
      .getQueryCache()
      .getAll()
      .map((query) => [query, query.state.dataUpdateCount]),
  );
  const [auth] = authInfoQuery.queryKey;
  return (query) => query.queryKey[0] !== auth && old.get(query) === query.state.dataUpdateCount;
}

/** Follows what the reader does in other tabs, and asks who reads when a page comes back that the browser had put away. */
export function followOtherTabs(tab: Tab): void {
  const here = () => tab.router.invalidate();
  new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'loggedOut') void becomeReader(tab, VISITOR, here);
    if (data === 'loggedIn') void askWhoReads(tab);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askWhoReads(tab);
  });
}

/** Asks the server who reads; where it is another than this tab believes, the tab changes. */
export async function askWhoReads(tab: Tab): Promise<void> {
  const before = tab.queryClient.getQueryData(authInfoQuery.queryKey);
  const reader = await tab.queryClient.fetchQuery({ ...authInfoQuery, staleTime: 0 });
  if (before?.info?.id !== reader.info?.id) await becomeReader(tab, reader, () => tab.router.invalidate());
}

function tell(what: Told): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(what);
  channel.close();
}

// Parts of a page keep things of their own: what was typed, sockets, streams. With a new number all of it is made anew.

const drawn = { number: 0, listeners: new Set<() => void>() };

function drawAnew(): void {
  drawn.number += 1;
  for (const listener of drawn.listeners) listener();
}

function subscribe(listener: () => void): () => void {
  drawn.listeners.add(listener);
  return () => drawn.listeners.delete(listener);
}

/** Another number whenever what the page shows is another person's. */
export const useSessionNumber = (): number => useSyncExternalStore(subscribe, () => drawn.number);
