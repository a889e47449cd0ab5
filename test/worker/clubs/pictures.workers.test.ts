import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { A_PICTURE } from '../../support/pictures.ts';
import { must, ORIGIN, refusal } from '../../support/workers/browser.ts';
import { type Cast, freshId, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

/** The picture with some text behind it, so that each has an address of its own. */
const aPicture = (): string => btoa(`${atob(A_PICTURE)}${freshId('picture')}`);

const upload = (by: Somebody, data: string, of: 'account' | 'club' = 'account', id = by.id) =>
  by.browser.ask(calls.uploadPicture, { of, id, body: { data } });

const uploaded = async (...sent: Parameters<typeof upload>): Promise<string> => {
  const { address } = must(await upload(...sent)).body as { readonly address: string };
  return address;
};

const open = (path: string, bindings: object = env) => app.request(ORIGIN + path, {}, bindings);

const showIn = (by: Somebody, address: string) =>
  by.browser.ask(calls.changeSettings, { body: { profile_picture: address } });

/** As if it had been uploaded two days ago. */
const age = (address: string) =>
  env.DB.prepare('update pictures set uploaded_at = 1 where instr(?, hash) > 0').bind(address).run();

const player = (): Promise<Somebody> => makePerson(cast.people.manager, { club: cast.club });

describe('an uploaded picture', () => {
  it('a picture is served from this site for ever, as what its bytes are', async () => {
    const data = aPicture();
    const address = await uploaded(cast.people.manager, data, 'club', cast.club);
    expect(address).toMatch(/^\/s\/picture\/[0-9a-f]{64}\.png$/);
    const response = await open(address);
    expect(btoa(String.fromCharCode(...new Uint8Array(await response.arrayBuffer())))).toBe(data);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('another ending, another hash and no hash are not found', async () => {
    const address = await uploaded(await player(), aPicture());
    for (const path of [
      address.replace('.png', '.jpeg'),
      address.replace('.png', ''),
      pathTo(calls.uploadedPicture, { file: `${'0'.repeat(64)}.png` }),
    ])
      expect((await open(path)).status).toBe(404);
  });

  it('bytes of no picture are refused, whatever they are called, and so is a picture of more than 300 KB', async () => {
    const somebody = await player();
    const large = btoa(`${atob(A_PICTURE)}${'x'.repeat(300 * 1024)}`);
    expect(refusal(await upload(somebody, btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe('415 notAPicture');
    expect(refusal(await upload(somebody, btoa('GIF89a')))).toBe('415 notAPicture');
    expect(refusal(await upload(somebody, 'A'))).toBe('415 notAPicture');
    expect(refusal(await upload(somebody, 'data:image/png;base64,AAAA'))).toMatch(/^422|^400/);
    expect((await upload(somebody, large)).status).toBeGreaterThanOrEqual(400);
    expect(refusal(await upload(somebody, 'A'.repeat(430 * 1024)))).toBe('413 inputTooLarge');
  });

  it('nobody uploads for the pages of a club, or for the profile of another, who may not edit them', async () => {
    const [somebody, other] = [await player(), await player()];
    expect(refusal(await upload(somebody, aPicture(), 'club', cast.club))).toBe('403 forbidden');
    expect(refusal(await upload(somebody, aPicture(), 'account', other.id))).toBe('403 forbidden');
    const stranger = { ...other, browser: cast.visitor };
    expect(refusal(await upload(stranger, aPicture()))).toMatch(/^403/);
  });

  it('a picture that no page shows any more is removed, one in use or of this day is kept', async () => {
    const somebody = await player();
    const [before, after] = [await uploaded(somebody, aPicture()), await uploaded(somebody, aPicture())];
    must(await showIn(somebody, before));
    await age(before);
    await uploaded(somebody, aPicture());
    expect((await open(before)).status).toBe(200);
    must(await showIn(somebody, after));
    await uploaded(somebody, aPicture());
    expect((await open(before)).status).toBe(404);
    expect((await open(after)).status).toBe(200);
  });

  it('the own data name the uploads, and an erased account takes its picture along but not that of its club', async () => {
    const somebody = await player();
    must(
      await cast.people.manager.browser.ask(calls.grantClubRole, {
        account: somebody.id,
        body: { powers: [`club:editor:${cast.club}`], id: cast.club },
      }),
    );
    const own = await uploaded(somebody, aPicture());
    const ofClub = await uploaded(somebody, aPicture(), 'club', cast.club);
    must(await showIn(somebody, own));
    must(
      await cast.people.manager.browser.ask(calls.editClub, {
        id: cast.club,
        body: { name: freshId('Club'), profile_picture: ofClub },
      }),
    );
    const { pictures } = await somebody.browser.read(calls.ownData);
    expect(pictures.map(({ address, type }) => ({ address, type }))).toEqual(
      expect.arrayContaining([
        { address: own, type: 'png' },
        { address: ofClub, type: 'png' },
      ]),
    );
    must(await somebody.browser.ask(calls.eraseAccount, { body: { pwd: somebody.password } }));
    expect((await open(own)).status).toBe(404);
    expect((await open(ofClub)).status).toBe(200);
    const { results } = await env.DB.prepare('select hash from pictures where account = ?').bind(somebody.id).all();
    expect(results).toEqual([]);
  });

  it('with an object storage the bytes are there and not in the database, and are removed there too', async () => {
    const files = new Map<string, Uint8Array>();
    const bucket = {
      put: async (name: string, bytes: Uint8Array) => files.set(name, bytes),
      get: async (name: string) => {
        const bytes = files.get(name);
        return bytes === undefined ? null : { arrayBuffer: async () => bytes };
      },
      delete: async (names: string[]) => {
        for (const name of names) files.delete(name);
      },
    };
    const bound = { ...env, PICTURES: bucket };
    const somebody = await player();
    const send = (data: string) =>
      app.request(
        ORIGIN + pathTo(calls.uploadPicture, { of: 'account', id: somebody.id }),
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            origin: ORIGIN,
            cookie: somebody.browser.cookie ?? '',
          },
          body: JSON.stringify({ data }),
        },
        bound,
      );
    const { address } = (await (await send(aPicture())).json()) as { readonly address: string };
    expect(files.size).toBe(1);
    const row = await env.DB.prepare('select bytes from pictures where instr(?, hash) > 0').bind(address).first();
    expect(row).toEqual({ bytes: null });
    expect((await open(address, bound)).status).toBe(200);
    await age(address);
    await send(aPicture());
    expect(files.size).toBe(1);
    expect((await open(address, bound)).status).toBe(404);
  });
});
