/** A value, or the key of a refusal message. */
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

/** Makes a switch over a union exhaustive at compile time. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`);
}

/** Fails on defects only, never because of user input. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
