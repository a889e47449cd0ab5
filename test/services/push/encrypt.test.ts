import { describe, expect, it } from 'vitest';
import { millis } from '../../../domain/kernel/time.ts';
import { toBase64Url } from '../../../services/account/login/random-secrets.ts';
import { bytesOf, encrypted, isPushKey } from '../../../services/push/encrypt.ts';
import { vapid } from '../../../services/push/vapid.ts';
import { PUSH_KEYS } from '../../support/workers/push-keys.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  sender: {
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  },
  receiver: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

async function senderKeys(): Promise<CryptoKeyPair> {
  const point = bytesOf(RFC.sender.publicKey);
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, CURVE, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d: RFC.sender.privateKey }, CURVE, true, ['deriveBits']),
  };
}

describe('a message to a browser', () => {
  it('an encrypted push message is that of RFC 8291, for its keys and its salt', async () => {
    const message = await encrypted(RFC.text, RFC.receiver, { keys: await senderKeys(), salt: bytesOf(RFC.salt) });
    expect(toBase64Url(message)).toBe(RFC.message);
  });

  it('a push message is encrypted differently each time', async () => {
    const [one, two] = await Promise.all([encrypted('sjakk', RFC.receiver), encrypted('sjakk', RFC.receiver)]);
    expect(toBase64Url(one)).not.toBe(toBase64Url(two));
  });

  it('a push key is a point of the curve', async () => {
    expect(await isPushKey(RFC.receiver.p256dh)).toBe(true);
    expect(await isPushKey(`BA${'A'.repeat(85)}`)).toBe(false);
  });

  it('a push message is signed for its push service (RFC 8292), for half a day', async () => {
    const keys = {
      publicKey: PUSH_KEYS.PUSH_PUBLIC_KEY,
      privateKey: PUSH_KEYS.PUSH_PRIVATE_KEY,
      contact: 'a@b.example',
    };
    const now = millis(Date.UTC(2026, 10, 23));
    const said = await vapid(keys, 'https://updates.push.services.mozilla.com/wpush/v2/abc', now);
    const [, header = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(said) ?? [];
    expect(JSON.parse(new TextDecoder().decode(bytesOf(header)))).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(new TextDecoder().decode(bytesOf(claims)))).toEqual({
      aud: 'https://updates.push.services.mozilla.com',
      exp: Date.UTC(2026, 10, 23, 12) / 1000,
      sub: 'mailto:a@b.example',
    });
    const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
    const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), ecdsa, false, ['verify']);
    const bytes = new TextEncoder().encode(`${header}.${claims}`);
    const hashed = { name: 'ECDSA', hash: 'SHA-256' };
    expect(await crypto.subtle.verify(hashed, publicKey, bytesOf(signature), bytes)).toBe(true);
  });
});
