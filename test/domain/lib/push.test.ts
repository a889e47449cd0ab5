import { expect, it } from 'vitest';
import { isPushEndpoint } from '../../../domain/lib/push.ts';

it('the push endpoints of the known browsers are accepted', () => {
  for (const address of [
    'https://fcm.googleapis.com/fcm/send/abc:APA91',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-am3p.notify.windows.com/w/?token=BQYA%2b',
    'https://web.push.apple.com/QHk-',
  ])
    expect(isPushEndpoint(address), address).toBe(true);
});

it('every other push endpoint is refused', () => {
  for (const address of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.example.org/x',
    'https://example.org/fcm.googleapis.com/',
    'https://kari@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com\\@example.org/x',
    'https://example.org#@fcm.googleapis.com/x',
    'https://push.services.mozilla.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://fcm.googleapis.com',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com/a b',
    '',
  ])
    expect(isPushEndpoint(address), address).toBe(false);
});
