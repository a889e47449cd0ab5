import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/**
 * The address that a request comes from, as limits count it. The platform writes it over whatever a visitor sends; the
 * server on a developer's machine does not, and listens to that machine only, so there everybody has one address.
 */
export const addressOf = (context: Context<AppEnv>): string =>
  context.env.LOCAL_ADDRESS ?? network(context.req.header('cf-connecting-ip') ?? 'unknown');

/** Whoever has an IPv6 address has 2^64 of them: all count as one. */
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
