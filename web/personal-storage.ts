/**
 * What a browser keeps of a person beyond the page: each item under the account it belongs to, so that nobody else's
 * page finds it, and all of it goes when somebody else reads.
 */
export type PersonalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'rokade-own/';

/** Where something of an account is kept; the parts of its name may have any characters. */
export const personalKey = (account: string, ...name: readonly (string | number)[]): string =>
  PREFIX + [account, ...name].map(encodeURIComponent).join('/');

/** The keys of all that is kept under a name. */
export function personalKeys(storage: PersonalStorage, account: string, ...name: readonly string[]): string[] {
  return keysFrom(storage, `${personalKey(account, ...name)}/`);
}

/** Forgets everybody's things but those of the reader; undefined: nobody reads any more. */
export function forgetOthers(storage: PersonalStorage, reader: string | undefined): void {
  const own = reader === undefined ? undefined : `${personalKey(reader)}/`;
  for (const key of keysFrom(storage, PREFIX)) {
    if (own === undefined || !key.startsWith(own)) storage.removeItem(key);
  }
}

const keysFrom = (storage: PersonalStorage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(prefix));
