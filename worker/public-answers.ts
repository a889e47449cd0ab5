import type { Context } from 'hono';
import { openReplica } from '../db/client.ts';
import { PUBLIC_ANSWER_MS } from '../domain/kernel/limits.ts';
import { SECOND } from '../domain/kernel/time.ts';
import type { AccountDeps } from '../services/deps.ts';
import type { AppEnv } from './context.ts';
import { inBackground } from './in-background.ts';
import { hasJustWritten } from './own-writes.ts';

/** The answer of a public call as text. */
export interface PublicAnswer {
  readonly text: string;
  /** The digest that validates a browser's copy; null if it must keep none. */
  readonly tag: string | null;
}

/** What public calls read: a replica, unless the browser has just written something. */
export const publicDeps = (context: Context<AppEnv>, deps: AccountDeps): AccountDeps =>
  hasJustWritten(context) ? deps : { ...deps, db: openReplica(context.env.DB) };

/**
 * The answer that every visitor gets to this request, from the edge if it has been made in the last seconds. `make` must
 * answer a visitor: whoever asks next gets the same.
 */
export async function visitorsAnswer(context: Context<AppEnv>, make: () => Promise<string>): Promise<PublicAnswer> {
  if (hasJustWritten(context)) return { text: await make(), tag: null };
  const key = keyOf(context);
  const kept = await caches.default.match(key);
  const tag = kept?.headers.get('etag');
  if (kept !== undefined && tag) return { text: await kept.text(), tag };
  const text = await make();
  const answer = { text, tag: await digestOf(text) };
  const copy = new Response(answer.text, {
    headers: { etag: answer.tag, 'cache-control': `public, max-age=${PUBLIC_ANSWER_MS / SECOND}` },
  });
  inBackground(context, 'edge', caches.default.put(key, copy));
  return answer;
}

/** Responds with it, or with status 304 to a browser that has it. */
export function publicResponse(context: Context<AppEnv>, { text, tag }: PublicAnswer): Response {
  const type = { 'content-type': 'application/json' };
  if (tag === null) return new Response(text, { headers: type });
  const headers = { etag: tag, 'cache-control': 'private, no-cache' };
  if (context.req.header('if-none-match') === tag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, ...type } });
}

/** The parsed parameters alone, so that a meaningless one makes no second copy. */
function keyOf(context: Context<AppEnv>): string {
  const { origin, pathname } = new URL(context.req.url);
  const { query } = context.var.received as { readonly query?: object };
  const params = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return `${origin}${pathname}?${new URLSearchParams(params.sort())}`;
}

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hex = [...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `W/"${hex}"`;
}
