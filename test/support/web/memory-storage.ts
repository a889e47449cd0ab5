import type { UserStorage } from '../../../web/app/user-storage.ts';

/** A browser's storage that nobody else has. */
export function aMemoryStorage(): UserStorage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
