import { describe, expect, it, vi } from 'vitest';
import { paymentSettings } from '../../../services/payment/payment-settings.ts';
import { isMasterKey, seal, unseal } from '../../../services/payment/secret-box.ts';

const keyOf = (text: string) => btoa(text.padEnd(32, '.'));
const KEY = keyOf('one');

describe('encrypted keys of hosts', () => {
  it('[PY-5] a text is opened only with the same key and for the same connection', async () => {
    const sealed = await seal(KEY, 'connection-1', 'sk_test_planted');
    expect(sealed).not.toContain('planted');
    expect(await unseal(KEY, 'connection-1', sealed)).toBe('sk_test_planted');
    expect(await unseal(KEY, 'connection-2', sealed)).toBeNull();
    expect(await unseal(keyOf('two'), 'connection-1', sealed)).toBeNull();
    expect(
      await unseal(
        KEY,
        'connection-1',
        sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toBeNull();
    expect(await unseal(KEY, 'connection-1', 'sk_test_planted')).toBeNull();
  });

  it('[PY-5] the same text is encrypted differently each time', async () => {
    expect(await seal(KEY, 'connection-1', 'same')).not.toBe(await seal(KEY, 'connection-1', 'same'));
  });

  it('a master key is 32 bytes in base64', () => {
    expect(isMasterKey(KEY)).toBe(true);
    expect(isMasterKey(btoa('too short'))).toBe(false);
    expect(isMasterKey('not base64!')).toBe(false);
  });

  it('[PY-6] no provider is allowed by default, without a valid key, or under an unknown name', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(paymentSettings(undefined, KEY).allowed).toEqual([]);
    expect(log).not.toHaveBeenCalled();
    expect(paymentSettings('stripe', undefined).allowed).toEqual([]);
    expect(paymentSettings('stripe', 'short').allowed).toEqual([]);
    expect(paymentSettings('paypal, vipps', KEY).allowed).toEqual(['vipps']);
    expect(paymentSettings('stripe,vipps', KEY).allowed).toEqual(['stripe', 'vipps']);
    expect(log.mock.calls.flat().join()).not.toContain(KEY);
    log.mockRestore();
  });
});
