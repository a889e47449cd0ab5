import { afterEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathOf, pathTo } from '../../../contract/http/request.ts';
import { ApiError, callApi, NO_CONTACT } from '../../../web/api.ts';

const asked: { readonly url: string; readonly init: RequestInit }[] = [];

function theServerSays(answer: () => Response | Promise<Response>): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  });
}
afterEach(() => vi.unstubAllGlobals());

const refusalOf = (answer: Promise<unknown>): Promise<unknown> => answer.then(() => null).catch((error) => error);

describe('a page that asks the server', () => {
  it('a call sends its body in snake case to its own path, with its method and the cookies of the site', async () => {
    theServerSays(() => Response.json({ account: 'guest-1' }));
    const body = { firstName: 'Gro', lastName: 'Gjest' };
    expect(await callApi(calls.addGuest, { id: 'open', body })).toEqual({ account: 'guest-1' });
    expect(asked[0]?.url).toBe(pathTo(calls.addGuest, { id: 'open' }));
    const onTheWire = JSON.stringify({ first_name: 'Gro', last_name: 'Gjest' });
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: onTheWire, credentials: 'same-origin' });
  });

  it('a GET request has no body, and a POST request without one has an empty object', async () => {
    theServerSays(() => Response.json({}));
    await callApi(calls.authInfo);
    await callApi(calls.logOut);
    expect(asked.map(({ url, init }) => [url, init.method, init.body])).toEqual([
      [pathOf(calls.authInfo), 'GET', undefined],
      [pathOf(calls.logOut), 'POST', '{}'],
    ]);
  });

  it('a refusal has the status, the key and the parameters of the response', async () => {
    theServerSays(() => Response.json({ message: 'teamFull', params: { limit: 4 } }, { status: 409 }));
    const error = await refusalOf(callApi(calls.joinTournament, { id: 'open' }));
    expect(error).toMatchObject({ status: 409, key: 'teamFull', params: { limit: 4 } });
  });

  it.each([
    ['a page of the network that wants a log-in first', '<!doctype html><title>Log in</title>'],
    ['nothing', ''],
    ['half an answer', '{"participants":['],
    ['a text', '"ok"'],
    ['null', 'null'],
  ])('a 200 response with %s counts as no contact with the server', async (_, text) => {
    theServerSays(() => new Response(text));
    const error = await refusalOf(callApi(calls.viewTournament, { id: 'open' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: NO_CONTACT });
  });

  it('a call without a network fails with the status for no contact', async () => {
    theServerSays(() => Promise.reject(new TypeError('failed')));
    expect(await refusalOf(callApi(calls.lobby))).toMatchObject({ status: NO_CONTACT });
  });

  it('a call that the page has aborted is not reported as no contact', async () => {
    theServerSays(() => Promise.reject(new DOMException('gone', 'AbortError')));
    expect(await refusalOf(callApi(calls.lobby))).toBeInstanceOf(DOMException);
  });
});
