import { DurableObject } from 'cloudflare:workers';
import type { AccountId, TournamentId } from '../../domain/kernel/ids.ts';
import { MOST_LISTENERS, STREAM_KEEP_ALIVE_MS } from '../../domain/kernel/limits.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { holderOf, openTournamentStream, type RelayedHolder } from '../connections/connect.ts';
import { HeldLeases } from '../connections/held-leases.ts';
import type { Lease } from '../connections/leases.ts';
import type { RelayRpc } from '../objects.ts';
import { tournamentStub } from '../stubs.ts';
import type { PageAnswer, PageWish } from '../tournament/tournament-pages.ts';
import { STREAM_HEADERS } from './event-feed.ts';
import { RelayFeed } from './relay-feed.ts';
import { RelayedPage } from './relayed-page.ts';

/** Shortest interval between load reports to the tournament. */
const REPORT_MS = SECOND;

/**
 * Relays a tournament's stream and page to a share of those who see what visitors see, with a single connection upstream.
 * Stateless: if it is refused, its streams end; if it dies, clients reconnect to another relay.
 */
export class RelayObject extends DurableObject<Env> implements RelayRpc {
  readonly #leases = new HeldLeases(this.env);
  #feed: RelayFeed<RelayedHolder> | null = null;
  #page: RelayedPage | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #report: ReturnType<typeof setTimeout> | undefined;

  override async fetch(request: Request): Promise<Response> {
    const holder = holderOf<RelayedHolder>(request);
    const feed = this.#feed ?? this.#feedOf(holder);
    this.#feed = feed;
    const { listeners } = feed.channel;
    if (listeners.size >= 2 * MOST_LISTENERS) return new Response(null, { status: 503 });
    const status = await feed.join(holder.games !== null);
    if (status !== 200) return new Response(null, { status });
    const listener = feed.channel.open(holder, holder, () => this.#left(feed, holder));
    request.signal.addEventListener('abort', () => listener.end());
    this.#timer ??= setInterval(() => feed.channel.keepAlive(), STREAM_KEEP_ALIVE_MS);
    this.#reportLoad(feed, holder, listeners.size % MOST_LISTENERS === 0 ? 0 : REPORT_MS);
    return new Response(listener.stream, { headers: STREAM_HEADERS });
  }

  page(id: TournamentId, wish: Omit<PageWish, 'actor'>): Promise<PageAnswer> {
    this.#page ??= new RelayedPage(async (request) => tournamentStub(this.env, id).page(id, request));
    return this.#page.answer(this.#feed?.revision ?? null, wish);
  }

  sendBack(accounts: readonly AccountId[]): void {
    const gone = new Set(accounts);
    for (const [listener, { lease }] of [...(this.#feed?.channel.listeners ?? [])]) {
      const account = lease === null ? null : personOf(lease);
      if (account !== null && gone.has(account)) listener.end();
    }
  }

  leases(): Promise<string[]> {
    return this.#leases.held(() => (this.#feed === null ? [] : [this.#feed.channel]));
  }

  #feedOf({ tournament, relay }: RelayedHolder): RelayFeed<RelayedHolder> {
    const wanted = { tournament, session: null, lease: null, games: null, relay };
    return new RelayFeed((since) => openTournamentStream(this.env, { ...wanted, since }));
  }

  #left(feed: RelayFeed<RelayedHolder>, holder: RelayedHolder): void {
    this.#leases.release(holder.lease);
    this.#reportLoad(feed, holder, REPORT_MS);
    if (feed.channel.listeners.size > 0) return;
    if (this.#timer !== undefined) clearInterval(this.#timer);
    this.#timer = undefined;
    feed.stop();
  }

  /** Best effort: the next client triggers another report. */
  #reportLoad({ channel }: RelayFeed<RelayedHolder>, { tournament, relay }: RelayedHolder, withinMs: number): void {
    if (withinMs === 0 && this.#report !== undefined) {
      clearTimeout(this.#report);
      this.#report = undefined;
    }
    this.#report ??= setTimeout(() => {
      this.#report = undefined;
      const sent = tournamentStub(this.env, tournament).relayLoad(relay, channel.listeners.size);
      void Promise.resolve(sent).catch((error: unknown) => console.error(JSON.stringify({ relay: String(error) })));
    }, withinMs);
  }
}

const personOf = ({ counters }: Lease): AccountId | null =>
  counters.flatMap((counter) => ('person' in counter ? [counter.person] : []))[0] ?? null;
