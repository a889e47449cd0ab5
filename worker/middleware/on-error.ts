import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { ERRORS, type ErrorBody, type ErrorKey } from '../../contract/http/errors.ts';
import { describeFault } from '../../db/fault.ts';
import { given } from '../../domain/kernel/given.ts';
import type { RefusalParams } from '../../domain/kernel/result.ts';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';

export class InvalidInput extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super('invalid input');
    this.fields = fields;
  }
}

/** Maps every error to the error response: a localised key and its status. Unforeseen errors are logged, never sent. */
export function onError(error: Error, context: Context<AppEnv>): Response {
  if (error instanceof Refusal) return refusal(error.key, error.params);
  if (error instanceof InvalidInput) return refusal('invalidInput', undefined, error.fields);
  if (error instanceof HTTPException && error.status < 500)
    return refusal(error.status === 404 ? 'noSuchCall' : 'invalidInput');
  // The route pattern, not the actual path, because paths contain user names and codes.
  const route = `${context.req.method} ${routePath(context)}`;
  console.error(JSON.stringify({ request: context.get('requestId'), route, error: describeFault(error) }));
  return refusal('internalError');
}

export function refusal(key: ErrorKey, params?: RefusalParams, fields?: readonly string[]): Response {
  const body: ErrorBody = { message: key, ...given({ params, fields }) };
  const headers = {
    'cache-control': 'no-store',
    ...(ERRORS[key] === 429 && { 'retry-after': String(params?.seconds ?? 60) }),
  };
  return Response.json(body, { status: ERRORS[key], headers });
}
