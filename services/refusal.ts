import type { ErrorKey } from '../contract/http/errors.ts';
import type { RefusalParams, Result } from '../domain/kernel/result.ts';

/** Thrown by a service that refuses a request; the Worker maps it to the error response. */
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

/** Returns the value of a result, or throws its refusal. Only keys listed in the contract compile. */
export function orRefuse<Value>(result: Result<Value, ErrorKey>): Value {
  if (result.ok) return result.value;
  throw new Refusal(result.key, result.params);
}

/** Returns the value, or throws a refusal if it is missing. */
export function orNotFound<Value>(value: Value | null | undefined, key: ErrorKey = 'notFound'): Value {
  if (value === null || value === undefined) throw new Refusal(key);
  return value;
}
