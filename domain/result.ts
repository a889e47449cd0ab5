/** What a rule answers: a value, or the key of the refusal that the reader is shown. */
export type Result<Value, Key extends string = string> = Ok<Value> | Refused<Key>;

export type Ok<Value> = { readonly ok: true; readonly value: Value };

export type RefusalParams = Readonly<Record<string, string | number>>;

export type Refused<Key extends string = string> = {
  readonly ok: false;
  readonly key: Key;
  readonly params?: RefusalParams;
};

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

export const refuse = <Key extends string>(key: Key, params?: RefusalParams): Refused<Key> =>
  params === undefined ? { ok: false, key } : { ok: false, key, params };

/** Closes a switch over a union: a forgotten member does not compile. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`);
}

/** States what must hold for the program to be right; a failure is a defect, never an answer to a user. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
