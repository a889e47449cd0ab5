import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

/**
 * A minimal tournament as the baseline: an object that stores a result in D1 with one batch (a claim and a row),
 * broadcasts an event of a few bytes, and serves a page of a given size.
 */
const SCRIPT = `
import { DurableObject } from 'cloudflare:workers';
const encoder = new TextEncoder();
export class Bare extends DurableObject {
  #listeners = new Set();
  #revision = 0;
  #page = new Uint8Array(Number(this.env.PAGE_BYTES));
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/page') return new Response(this.#page, { headers: { 'content-type': 'application/octet-stream' } });
    if (pathname === '/listen') {
      let listener;
      const stream = new ReadableStream({
        start: (controller) => { listener = controller; this.#listeners.add(controller); },
        cancel: () => this.#listeners.delete(listener),
      });
      listener.enqueue(encoder.encode('retry: 1000\\n\\n'));
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
    }
    const revision = this.#revision++;
    await this.env.DB.batch([
      this.env.DB.prepare('update hall set revision = revision + 1 where id = ?').bind('one'),
      this.env.DB.prepare("select case when changes() = 1 then 1 else json_extract('{}', 'lost') end"),
      this.env.DB.prepare('update board set result = ? where number = ?').bind('draw', 1 + (revision % 100)),
    ]);
    const event = encoder.encode('id: ' + revision + '\\nevent: changed\\ndata: {"rev":' + revision + '}\\n\\n');
    for (const listener of this.#listeners) listener.enqueue(event);
    return new Response('{}');
  }
}
export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname === '/make') {
      await env.DB.batch([
        env.DB.prepare('create table hall (id text primary key, revision integer)'),
        env.DB.prepare('create table board (number integer primary key, result text)'),
        env.DB.prepare("insert into hall values ('one', 0)"),
        ...Array.from({ length: 100 }, (_, number) => env.DB.prepare('insert into board values (?, null)').bind(number + 1)),
      ]);
      return new Response(null);
    }
    return env.BARE.getByName('hall').fetch(request);
  },
};
`;

/** A minimal tournament on its own server with its data on disk, as the baseline of machine and runtime. */
export async function bareServer(pageBytes: number, dataDir: string) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      logRequests: false,
      resourcePersistencePath: dataDir,
      workers: [
        {
          name: 'bare',
          modules: true,
          script: SCRIPT,
          compatibilityDate: '2026-10-20',
          bindings: { PAGE_BYTES: String(pageBytes) },
          d1Databases: { DB: 'bare' },
          durableObjects: { BARE: { className: 'Bare', useSQLite: true } },
        },
      ],
    }),
  );
  const base = await miniflare.ready;
  await fetch(new URL('/make', base));
  return { base, stop: () => miniflare.dispose() };
}
