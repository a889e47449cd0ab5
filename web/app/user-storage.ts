/**
 * Browser storage per user: each item is stored under its account, so that no other user's page finds it, and all of it
 * is cleared when the user changes.
 */
export type UserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'rokade-own/';

/** The storage key of an item; the parts of its name may contain any characters. */
export const userKey = (account: string, ...name: readonly (string | number)[]): string =>
  PREFIX + [account, ...name].map(encodeURIComponent).join('/');

/** All storage keys under a name. */
export function userKeys(storage: UserStorage, account: string, ...name: readonly string[]): string[] {
  return keysFrom(storage, `${userKey(account, ...name)}/`);
}

/** Clears the data of all users but this one; undefined: nobody is logged in. */
export function clearOtherUsers(storage: UserStorage, user: string | undefined): void {
  const own = user === undefined ? undefined : `${userKey(user)}/`;
  for (const key of keysFrom(storage, PREFIX)) {
    if (own === undefined || !key.startsWith(own)) storage.removeItem(key);
  }
}

const keysFrom = (storage: UserStorage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(prefix));
