import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { gameStub } from '../../../durable-objects/stubs.ts';
import { app } from '../../../worker/app.ts';
import { firstOf } from '../../support/lists.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { makeCast } from '../../support/workers/people.ts';

const ONLINE = { default_game_location: 1, online_pairing_interval_t: 1 };

it.each([
  ['nothing', undefined, 'games', null],
  ['whole games', 'games', 'games', null],
  ['the format of an earlier version', 'moves', 'games', null],
  ['changes', 'changes', 'changes', 'permessage-deflate; server_max_window_bits=10'],
] as const)(
  'a page that requests %s on its game socket gets moves in the format that it understands',
  async (_, requested, format, packing) => {
    const cast = await makeCast();
    const host = cast.people.manager;
    const players = await makePlayers(host, cast.club, 4);
    const event = await (await Event.build(host, cast.club, ONLINE)).started(players);
    const { white, black } = await event.firstBoard(1);
    const { id: game } = firstOf(await event.gamesOf(1, white, black));
    const path = pathTo(calls.watchGame, { id: game, query: requested === undefined ? {} : { format: requested } });
    const { webSocket, headers } = await app.request(
      `http://localhost${path}`,
      { headers: { Upgrade: 'websocket' } },
      env,
    );
    webSocket?.accept();
    const seats = await runInDurableObject(gameStub(env, asId(game)), (_game, state) =>
      state.getWebSockets().map((socket) => socket.deserializeAttachment()),
    );
    expect(seats).toMatchObject([{ format }]);
    expect(headers.get('Sec-WebSocket-Extensions')).toBe(packing);
    webSocket?.close();
  },
);
