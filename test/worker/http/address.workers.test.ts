import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../worker/address.ts';
import type { AppEnv } from '../../../worker/context.ts';

const app = new Hono<AppEnv>().get('/', (context) => context.text(addressOf(context)));

const from = async (headers: Record<string, string>, more: Partial<Env> = {}): Promise<string> =>
  (await app.request('/', { headers }, { ...env, ...more })).text();

describe('the address of a visitor', () => {
  it('the address of a visitor is the one that the platform sets', async () => {
    expect(await from({ 'cf-connecting-ip': '192.0.2.7' })).toBe('192.0.2.7');
  });

  it('the address of a visitor is never read from a header that proxies or visitors can set', async () => {
    const forged = { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.1', 'true-client-ip': '198.51.100.1' };
    expect(await from({ ...forged, 'cf-connecting-ip': '192.0.2.7' })).toBe('192.0.2.7');
  });

  it('the address on a developer’s server is the same for everybody, whatever is sent', async () => {
    const local = { LOCAL_ADDRESS: '127.0.0.1' };
    expect(await from({ 'cf-connecting-ip': '192.0.2.7' }, local)).toBe('127.0.0.1');
    expect(await from({}, local)).toBe('127.0.0.1');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ])('the address %s counts as its whole network', async (address, network) => {
    expect(await from({ 'cf-connecting-ip': address })).toBe(network);
  });
});
