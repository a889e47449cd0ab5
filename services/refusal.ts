import type { ErrorKey } from '../contract/errors.ts';
import type { RefusalParams, Result } from '../domain/result.ts';

/** Thrown by a service that refuses; the worker turns it into the one error answer. */
export class Refusal extends Error {
  readonly key: ErrorKey;
  readonly params: RefusalParams | undefined;

  constructor(key: ErrorKey, params?: RefusalParams) {
    super(key);
    this.name = 'Refusal';
    this.key = key;
    this.params = params;
  }
}

/** The value of a result, or its refusal thrown. Only keys that the contract lists compile. */
export function orRefuse<Value>(result: Result<Value, ErrorKey>): Value {
  if (result.ok) return result.value;
  throw new Refusal(result.key, result.params);
}

/** Whatever was found, or a refusal. */
export function found<Value>(value: Value | null | undefined, key: ErrorKey = 'notFound'): Value {
  if (value === null || value === undefined) throw new Refusal(key);
  return value;
}
