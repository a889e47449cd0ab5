import { useSyncExternalStore } from 'react';

/** The players whom this device follows, by tournament. */

const STORED = 'rokade-followed/';
/** The most that one tournament's page can lift to its top. */
const FOLLOWED_MAX = 12;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of this browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Storage can be disabled; the choice then lasts until the page is left. */
const unstored = new Map<string, string>();

function stored(tid: string): string {
  const kept = unstored.get(tid);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(STORED + tid) ?? '';
  } catch {
    return '';
  }
}

/** Account ids have no blank. */
const accountsIn = (text: string): readonly string[] => text.split(' ').filter((account) => account !== '');

function store(tid: string, accounts: readonly string[]): void {
  try {
    if (accounts.length === 0) localStorage.removeItem(STORED + tid);
    else localStorage.setItem(STORED + tid, accounts.join(' '));
  } catch {
    unstored.set(tid, accounts.join(' '));
  }
  for (const listener of listeners) listener();
}

export interface Followed {
  readonly accounts: readonly string[];
  readonly isFollowed: (account: string) => boolean;
  readonly follow: (account: string, isWanted: boolean) => void;
}

export function useFollowed(tid: string): Followed {
  const accounts = accountsIn(useSyncExternalStore(subscribe, () => stored(tid)));
  return {
    accounts,
    isFollowed: (account) => accounts.includes(account),
    follow: (account, isWanted) => {
      const others = accountsIn(stored(tid)).filter((one) => one !== account);
      store(tid, isWanted ? [...others, account].slice(-FOLLOWED_MAX) : others);
    },
  };
}
