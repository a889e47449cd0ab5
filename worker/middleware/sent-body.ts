import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Description } from '../../contract/calls/description.ts';
import { CALLS } from '../../contract/http/described-calls.ts';
import { BODY_BYTES } from '../../domain/kernel/limits.ts';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv, SentBody } from '../context.ts';

/** The calls with an increased body limit, by path. */
const SIZES: ReadonlyMap<string, keyof typeof BODY_BYTES> = new Map(
  Object.values<Description>(CALLS).flatMap(({ at, size }) => (size === undefined ? [] : [[at, size]])),
);

/** Many clients read a response only after sending the whole body, so some excess is read and discarded. */
const DISCARDED_BYTES = 1024 * 1024;

/** Forms on other sites can send everything except JSON. Subtypes such as json-patch are refused too. */
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Accepts writes with a JSON body or none. The body is measured while it is received, and the excess is not stored. */
export const sentBody = createMiddleware<AppEnv>(async (context, next) => {
  const { method } = context.req;
  context.set('sent', method === 'GET' || method === 'HEAD' ? null : await receive(context));
  await next();
});

/** The calls that other servers make, by path. */
const RAW: ReadonlySet<string> = new Set(
  Object.values<Description>(CALLS).flatMap(({ at, raw }) => (raw === true ? [at] : [])),
);

/** Whether another server makes the call, which has no session here and signs the bytes that it sends. */
export const isRaw = (context: Context<AppEnv>): boolean =>
  matchedRoutes(context).some(({ method, path }) => RAW.has(`${method} ${path}`));

async function receive(context: Context<AppEnv>): Promise<SentBody> {
  if (isRaw(context)) return { bytes: await readAtMost(mostBytes(context), context.req.raw) };
  const type = context.req.header('content-type');
  if (type !== undefined && !JSON_TYPE.test(type)) throw new Refusal('jsonExpected');
  const bytes = await readAtMost(mostBytes(context), context.req.raw);
  if (bytes.length === 0) return null;
  if (type === undefined) throw new Refusal('jsonExpected');
  return { json: parse(bytes) };
}

function mostBytes(context: Context<AppEnv>): number {
  const large = matchedRoutes(context).map(({ method, path }) => SIZES.get(`${method} ${path}`));
  return BODY_BYTES[large.find((size) => size !== undefined) ?? 'default'];
}

async function readAtMost(most: number, { headers, body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > most) throw new Refusal('inputTooLarge');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size <= most) parts.push(part);
    // Leaving the loop cancels the stream, so that the sender stops.
    else if (size > most + DISCARDED_BYTES) break;
  }
  if (size > most) throw new Refusal('inputTooLarge');
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new Refusal('invalidJson');
  }
}
