import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { ERRORS, type ErrorBody, type ErrorKey } from '../../contract/errors.ts';
import { describeFault } from '../../db/fault.ts';
import type { RefusalParams } from '../../domain/result.ts';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';

/** A request that does not have the shape its schema asks for. */
export class InvalidInput extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super('invalid input');
    this.fields = fields;
  }
}

/** The one error answer: a key for the reader's language, with its status. Anything unforeseen is logged, never told. */
export function onError(error: Error, context: Context<AppEnv>): Response {
  if (error instanceof Refusal) return refusal(error.key, error.params);
  if (error instanceof InvalidInput) return refusal('invalidInput', undefined, error.fields);
  if (error instanceof HTTPException && error.status < 500)
    return refusal(error.status === 404 ? 'noSuchCall' : 'invalidInput');
  // The route as it is written, not as it was filled in: paths carry user names and codes.
  const route = `${context.req.method} ${routePath(context)}`;
  console.error(JSON.stringify({ request: context.get('requestId'), route, error: describeFault(error) }));
  return refusal('internalError');
}

/** An error answer without a route around it. */
export function refusal(key: ErrorKey, params?: RefusalParams, fields?: readonly string[]): Response {
  const body: ErrorBody = { message: key, ...(params && { params }), ...(fields && { fields }) };
  const headers = {
    'cache-control': 'no-store',
    ...(ERRORS[key] === 429 && { 'retry-after': String(params?.seconds ?? 60) }),
  };
  return Response.json(body, { status: ERRORS[key], headers });
}
