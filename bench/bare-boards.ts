import { once } from 'node:events';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { root } from '../scripts/environment.ts';
import type { Board, Way } from './relay.ts';

/** A minimal board as the baseline: an object that stores one row per move and sends it to its sockets. */
const SCRIPT = `
import { DurableObject } from 'cloudflare:workers';
export class Bare extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS move (ply INTEGER PRIMARY KEY)');
  }
  async fetch(request) {
    if (request.headers.get('upgrade') === 'websocket') {
      const { 0: client, 1: server } = new WebSocketPair();
      this.ctx.acceptWebSocket(server);
      return new Response(null, { status: 101, webSocket: client });
    }
    this.take(Number(await request.text()));
    return new Response(null);
  }
  webSocketMessage(socket, ply) {
    this.take(Number(ply));
  }
  take(ply) {
    this.ctx.storage.sql.exec('INSERT INTO move (ply) VALUES (?)', ply);
    for (const socket of this.ctx.getWebSockets()) socket.send(String(ply));
  }
}
export default { fetch: (request, env) => env.BARE.getByName(new URL(request.url).pathname).fetch(request) };
`;

/**
 * Boards of minimal objects on their own server, as the baseline of machine and runtime. The server has the product's
 * settings, so that requests take the same path, including the router for static files.
 */
export async function bareBoards(
  count: number,
  way: Way,
): Promise<{ boards: readonly Board[]; stop: () => Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      logRequests: false,
      workers: [
        {
          name: 'bare',
          modules: true,
          script: SCRIPT,
          ...productSettings(),
          durableObjects: { BARE: { className: 'Bare', useSQLite: true } },
        },
      ],
    }),
  );
  const base = await miniflare.ready;
  const boards = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      bareBoard(new URL(pathTo(calls.watchGame, { id: String(index) }), base), way),
    ),
  );
  return { boards, stop: () => miniflare.dispose() };
}

/** The settings for the static files and the runtime. */
function productSettings(): object {
  const { assets, compatibilityDate, compatibilityFlags } = unstable_getMiniflareWorkerOptions(
    join(root, 'wrangler.toml'),
  ).workerOptions;
  return { assets, compatibilityDate, compatibilityFlags };
}

async function bareBoard(url: URL, way: Way): Promise<Board> {
  const socketOf = async () => {
    const socket = new WebSocket(url.href.replace(/^http/, 'ws'));
    await once(socket, 'open');
    return socket;
  };
  const [own, others] = [await socketOf(), await socketOf()];
  const answers = new Map<number, () => void>();
  own.addEventListener('message', ({ data }) => answers.get(Number(data))?.());
  let onPly: (ply: number) => void = () => undefined;
  others.addEventListener('message', ({ data }) => onPly(Number(data)));
  let ply = 0;
  return {
    async play() {
      ply += 1;
      const mine = ply;
      if (way === 'socket') {
        const answered = new Promise<void>((resolve) => answers.set(mine, resolve));
        own.send(String(mine));
        await answered;
        answers.delete(mine);
      } else {
        const answer = await fetch(url, { method: 'POST', body: String(mine) });
        await answer.arrayBuffer();
      }
      return mine;
    },
    onReceived: (listener) => {
      onPly = listener;
    },
    close: () => {
      own.close();
      others.close();
    },
  };
}
