import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { SESSION_OF_VISITOR, type SessionUser } from '../../contract/codec/session-user.ts';
import { clearOfflineTournaments } from '../offline/clear-offline-tournaments.ts';
import { userQuery } from '../queries/account.ts';
import { clearError } from '../ui/feedback/error-banner.tsx';
import { clearToasts } from '../ui/feedback/toast.ts';
import { clearOtherUsers } from './user-storage.ts';

/**
 * The user of this browser changes by a log-in or a log-out in this tab or in another. The data of one user is removed
 * from the page, the caches and the storage before the next user sees the page. Settings of the browser (theme,
 * language, board) belong to no user and stay.
 */

interface Tab {
  readonly queryClient: QueryClient;
  readonly router: Pick<AnyRouter, 'invalidate' | 'clearCache'>;
}

interface LeavingTab extends Tab {
  readonly router: Pick<AnyRouter, 'invalidate' | 'clearCache' | 'navigate'>;
}

/** The tabs notify each other that the user has changed, never who it is. */
type SessionEvent = 'loggedIn' | 'loggedOut';
const CHANNEL = 'rokade-session';

type Move = () => unknown;
const stay: Move = () => undefined;

const cleanupHandlers = new Set<() => void>();

/** For modules that cache user data in memory: `cleanUp` is called when the user changes. */
export function onUserChange(cleanUp: () => void): void {
  cleanupHandlers.add(cleanUp);
}

const session = { epoch: 0, switched: Promise.resolve() };

/** Changes as soon as the user changes, before the page renders again. */
export const sessionEpoch = (): number => session.epoch;

/** Switches the user in this tab and notifies the others; `move` navigates to the new user's start page. */
export async function switchUser(tab: Tab, user: SessionUser, move: Move = stay): Promise<void> {
  broadcast(user.person !== null ? 'loggedIn' : 'loggedOut');
  await applyUser(tab, user, move);
}

/**
 * Ends the session by a call of this tab, which leaves for the front page: a page that requires a log-in would redirect
 * to it. What the server says of the end meanwhile is no news.
 */
export function endSession(tab: LeavingTab, end: () => Promise<unknown>): Promise<void> {
  const ended = leave(tab, end);
  session.switched = ended.catch(() => undefined);
  return ended;
}

async function leave(tab: LeavingTab, end: () => Promise<unknown>): Promise<void> {
  await end();
  // The next page may show that nobody is logged in before it has replaced the user.
  clearStorage(undefined);
  await tab.router.navigate({ to: '/', ignoreBlocker: true });
  await switchUser(tab, SESSION_OF_VISITOR);
}

function applyUser(tab: Tab, user: SessionUser, move: Move): Promise<void> {
  const applied = replaceUser(tab, user, move);
  session.switched = applied.catch(() => undefined);
  return applied;
}

function clearStorage(account: string | undefined): void {
  for (const storage of [localStorage, sessionStorage]) clearOtherUsers(storage, account);
}

async function replaceUser({ queryClient, router }: Tab, user: SessionUser, move: Move): Promise<void> {
  const isOld = everythingUntilNow(queryClient);
  session.epoch += 1;
  for (const cleanUp of cleanupHandlers) cleanUp();
  clearStorage(user.person?.account);
  void clearOfflineTournaments();
  clearToasts();
  clearError();
  await queryClient.cancelQueries({ predicate: isOld });
  queryClient.removeQueries({ type: 'inactive', predicate: isOld });
  queryClient.setQueryData(userQuery.queryKey, user);
  router.clearCache();
  await move();
  // The page that was left releases its data only now.
  queryClient.removeQueries({ type: 'inactive', predicate: isOld });
  queryClient.getMutationCache().clear();
  const stays = queryClient.getQueryCache().findAll({ type: 'active', predicate: isOld }).length > 0;
  if (!stays) return;
  const renewed = queryClient.resetQueries({ predicate: isOld });
  remountAll();
  await renewed;
}

/** Queries whose data predates this moment, except the session itself. */
function everythingUntilNow(queryClient: QueryClient): (query: Query) => boolean {
  const old = new Map(
    queryClient
      .getQueryCache()
      .getAll()
      .map((query) => [query, query.state.dataUpdateCount]),
  );
  const [auth] = userQuery.queryKey;
  return (query) => query.queryKey[0] !== auth && old.get(query) === query.state.dataUpdateCount;
}

/** Follows log-ins and log-outs in other tabs, and refreshes the session after a return from the back/forward cache. */
export function followOtherTabs(tab: Tab): void {
  const here = () => tab.router.invalidate();
  new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'loggedOut') void applyUser(tab, SESSION_OF_VISITOR, here);
    if (data === 'loggedIn') void refreshSession(tab);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshSession(tab);
  });
}

/** Fetches the session, and switches the user of this tab if it has changed. */
export async function refreshSession(tab: Tab): Promise<void> {
  // In the middle of a switch the page still holds the former user.
  await session.switched;
  const before = tab.queryClient.getQueryData(userQuery.queryKey);
  const epoch = sessionEpoch();
  const user = await tab.queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  // This tab may have logged out by itself meanwhile.
  if (epoch !== sessionEpoch()) return;
  if (before?.person?.account !== user.person?.account) await applyUser(tab, user, () => tab.router.invalidate());
}

function broadcast(event: SessionEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(event);
  channel.close();
}

// Components hold state of their own (typed text, sockets, streams). A new key remounts all of them.

const mount = { key: 0, listeners: new Set<() => void>() };

function remountAll(): void {
  mount.key += 1;
  for (const listener of mount.listeners) listener();
}

function subscribe(listener: () => void): () => void {
  mount.listeners.add(listener);
  return () => mount.listeners.delete(listener);
}

/** Changes whenever the page shows another user's data, which remounts its components. */
export const useMountKey = (): number => useSyncExternalStore(subscribe, () => mount.key);
