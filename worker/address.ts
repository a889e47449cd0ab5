import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/**
 * The client address for rate limits. The platform overwrites a header that a client sends; the local server does not,
 * but it only accepts connections from its own machine, so all its clients share one address.
 */
export const addressOf = (context: Context<AppEnv>): string =>
  context.env.LOCAL_ADDRESS ?? network(context.req.header('cf-connecting-ip') ?? 'unknown');

/** An IPv6 client controls 2^64 addresses, which therefore count as one. */
function network(address: string): string {
  if (!address.includes(':')) return address.trim();
  const [head = '', tail] = address.trim().toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
