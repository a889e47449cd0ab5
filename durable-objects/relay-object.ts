import { DurableObject } from 'cloudflare:workers';
import type { TournamentId } from '../domain/ids.ts';
import { MOST_LISTENERS, STREAM_KEEP_ALIVE_MS } from '../domain/limits.ts';
import { SECOND } from '../domain/time.ts';
import { holderOf, openTournamentStream, type RelayedHolder } from './connect.ts';
import { STREAM_HEADERS } from './event-feed.ts';
import { GivenLeases } from './given-leases.ts';
import { RelayFeed } from './relay-feed.ts';
import { RelayedPage } from './relayed-page.ts';
import { tournamentStub } from './stubs.ts';
import type { PageAnswer, PageWish } from './tournament-pages.ts';

/** So often the tournament is told at most how many listen here. */
const REPORT_MS = SECOND;

/**
 * Stands between a tournament and a part of its strangers: listens to the tournament once, as a stranger does, and tells
 * all of them what it hears, and has the page of strangers for them. It decides nothing and stores nothing. Where it is refused, their streams end; and if it
 * dies, they come back to another one.
 */
export class RelayObject extends DurableObject<Env> {
  readonly #leases = new GivenLeases(this.env);
  #feed: RelayFeed<RelayedHolder> | null = null;
  #page: RelayedPage | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #report: ReturnType<typeof setTimeout> | undefined;

  /** The event stream of the tournament's page, for a stranger. */
  override async fetch(request: Request): Promise<Response> {
    const holder = holderOf<RelayedHolder>(request);
    const feed = this.#feed ?? this.#feedOf(holder);
    this.#feed = feed;
    const { listeners } = feed.channel;
    if (listeners.size >= 2 * MOST_LISTENERS) return new Response(null, { status: 503 });
    const status = await feed.join();
    if (status !== 200) return new Response(null, { status });
    const listener = feed.channel.open(holder.since, holder, () => this.#left(feed, holder));
    request.signal.addEventListener('abort', () => listener.end());
    this.#timer ??= setInterval(() => feed.channel.beat(), STREAM_KEEP_ALIVE_MS);
    this.#tellLoad(feed, holder, listeners.size % MOST_LISTENERS === 0 ? 0 : REPORT_MS);
    return new Response(listener.stream, { headers: STREAM_HEADERS });
  }

  /** The tournament's page, for a stranger. */
  page(id: TournamentId, wish: Omit<PageWish, 'actor'>): Promise<PageAnswer> {
    this.#page ??= new RelayedPage(async (asked) => tournamentStub(this.env, id).page(id, asked));
    return this.#page.answer(this.#feed?.revision ?? null, wish);
  }

  /** What the open streams are counted by. */
  leases(): Promise<string[]> {
    return this.#leases.held(() => (this.#feed === null ? [] : [this.#feed.channel]));
  }

  #feedOf({ tournament, relay }: RelayedHolder): RelayFeed<RelayedHolder> {
    const wanted = { tournament, session: null, lease: null, relay };
    return new RelayFeed((since) => openTournamentStream(this.env, { ...wanted, since }));
  }

  #left(feed: RelayFeed<RelayedHolder>, holder: RelayedHolder): void {
    this.#leases.give(holder.lease);
    this.#tellLoad(feed, holder, REPORT_MS);
    if (feed.channel.listeners.size > 0) return;
    if (this.#timer !== undefined) clearInterval(this.#timer);
    this.#timer = undefined;
    feed.stop();
  }

  /** Best effort: a tournament that has not heard it hears it with the next comer. */
  #tellLoad({ channel }: RelayFeed<RelayedHolder>, { tournament, relay }: RelayedHolder, withinMs: number): void {
    if (withinMs === 0 && this.#report !== undefined) {
      clearTimeout(this.#report);
      this.#report = undefined;
    }
    this.#report ??= setTimeout(() => {
      this.#report = undefined;
      const told = tournamentStub(this.env, tournament).relayHolds(relay, channel.listeners.size);
      void Promise.resolve(told).catch((error: unknown) => console.error(JSON.stringify({ relay: String(error) })));
    }, withinMs);
  }
}
