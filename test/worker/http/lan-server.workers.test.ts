import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';

const CODE = 'a-code-of-the-hall';

/** Makes the first account, at an address of a local network. */
const setUp = (username: string, bindings: object) =>
  app.request(
    `http://192.168.1.20:8787${pathTo(calls.setUp)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code: CODE,
        username,
        first_name: 'Kari',
        last_name: 'Hall',
        email: '',
        password: 'tårn-og-løper-7',
      }),
    },
    { ...env, SETUP_CODE: CODE, ...bindings },
  );

describe('a LAN server', () => {
  it('a LAN server keeps users logged in without TLS, which no other server does', async () => {
    const answer = await setUp('hall-admin', { HALL: 'yes' });
    expect(answer.status).toBe(200);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^rokade_session=/);
    expect(cookie).not.toMatch(/secure/i);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    const elsewhere = await app.request('http://192.168.1.20:8787/', {}, env);
    expect(elsewhere.headers.get('strict-transport-security')).not.toBeNull();
  });
});
