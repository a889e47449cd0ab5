import { type UserStorage, userKey } from '../app/user-storage.ts';

/** What a user has begun to fill in, in the storage of the tab: a reload keeps what was typed. */
export interface Draft<Values> {
  /** Undefined without a draft, and for one that does not fit the form of this version. */
  readonly read: (fresh: Values) => Values | undefined;
  /** False where the browser stores nothing. */
  readonly store: (values: Values) => boolean;
  readonly clear: () => void;
}

/** `name` tells the forms of a user apart. */
export function draftOf<Values extends object>(
  account: string,
  name: readonly [string, ...string[]],
  storage: () => UserStorage,
): Draft<Values> {
  const key = userKey(account, ...name);
  const attempt = <Result>(work: (storage: UserStorage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      // Storage can be disabled or full; a draft is then lost with the page, which asks before it is left.
      return undefined;
    }
  };
  return {
    read: (fresh) => {
      const typed: unknown = attempt((tab) => JSON.parse(tab.getItem(key) ?? 'null'));
      return fits(fresh, typed) ? typed : undefined;
    },
    store: (values) =>
      attempt((tab) => {
        tab.setItem(key, JSON.stringify(values));
        return true;
      }) === true,
    clear: () => attempt((tab) => tab.removeItem(key)),
  };
}

/** A draft of an older version may lack fields of this form, or have others. */
const fits = <Values extends object>(pattern: Values, value: unknown): value is Values =>
  isRecord(value) && hasFieldsOf(Object.fromEntries(Object.entries(pattern)), value);

function hasFieldsOf(pattern: Fields, value: Fields): boolean {
  const names = Object.keys(pattern);
  if (names.length !== Object.keys(value).length) return false;
  return names.every((name) => {
    const [known, typed] = [pattern[name], value[name]];
    if (!(name in value) || Array.isArray(known) !== Array.isArray(typed)) return false;
    // Stages and the place in a league may be missing in one of the two.
    if (!isRecord(known) || !isRecord(typed))
      return known === null || typed === null || isRecord(known) === isRecord(typed);
    return hasFieldsOf(known, typed);
  });
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
