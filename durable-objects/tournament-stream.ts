import { type Actor, VISITOR } from '../domain/access/actor.ts';
import type { AccountId, SessionId, TournamentId } from '../domain/ids.ts';
import { STREAM_BACKLOG_BYTES, STREAM_BURST_MS, STREAM_KEEP_ALIVE_MS } from '../domain/limits.ts';
import { SECOND } from '../domain/time.ts';
import { maySee } from '../domain/tournament/authority.ts';
import type { TournamentNews } from '../domain/tournament/decision.ts';
import type { Tournament } from '../domain/tournament/state.ts';
import { peopleOfSessions } from '../services/account/sessions.ts';
import type { Deps } from '../services/deps.ts';
import { gamesByPairing, liveEvent } from '../services/tournament/live.ts';
import { type Visibility, visibilityIn } from '../services/tournament/visibility.ts';
import type { StreamHolder } from './connect.ts';
import { joined, KEEP_ALIVE, Listener, RETRY, serverSentEvent } from './event-feed.ts';
import type { GameProgressReport } from './game-report.ts';
import { giveLease, type Lease } from './leases.ts';
import type { LivePositions } from './live-positions.ts';

interface Reader extends StreamHolder {
  readonly actor: Actor;
}

/** Everybody who is shown the same: an event is made once for all of them. */
interface Channel {
  visible: Visibility;
  readonly listeners: Map<Listener, Reader>;
  /** What has happened and is told with the next telling. */
  untold: Uint8Array[];
  /** The list that a new listener begins with, and what was told after it. */
  opening: { readonly at: number; readonly first: Uint8Array; readonly since: Uint8Array[]; bytes: number } | null;
}

/** The tournament as its object has it. */
type Known = (id: TournamentId) => Promise<Tournament | undefined>;

/** So long the list is not made anew for who comes next; with it go the events since. */
const OPENING_KEPT_MS = 10 * SECOND;

/** So long a listener who has gone takes to be found out. */
const PROBE_MS = 200;

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/**
 * The event stream of a tournament's page. Whose right to it has changed is not told more and his stream is ended: his
 * browser comes back at once, and is shown what he may see now, or nothing.
 */
export class TournamentStream {
  readonly #env: Env;
  readonly #deps: Deps;
  readonly #positions: LivePositions;
  readonly #known: Known;
  readonly #channels = new Map<string, Channel>();
  /** The tournament as it was last told, as long as somebody listens. */
  #state: Tournament | null = null;
  /** Raised whenever somebody's sight may have changed: what was read before then opens no stream. */
  #turn = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #givenBack = new Set<Promise<void>>();
  #toldAt = 0;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(env: Env, deps: Deps, positions: LivePositions, known: Known) {
    this.#env = env;
    this.#deps = deps;
    this.#positions = positions;
    this.#known = known;
  }

  /** Opens a stream, after asking whether this reader may have it. The first event is the whole list of games. */
  async open(holder: StreamHolder, gone: AbortSignal): Promise<Response> {
    for (;;) {
      const turn = this.#turn;
      const actor = await this.#actorOf(holder.session);
      const state = await this.#known(holder.tournament);
      if (state === undefined) return new Response(null, { status: 404 });
      await this.#positions.fill(state);
      if (turn !== this.#turn) continue;
      if (!maySee(actor, state)) return new Response(null, { status: 403 });
      return new Response(this.#listen(state, { ...holder, actor }, gone), { headers: HEADERS });
    }
  }

  /** The tournament as it is now, and what of it is news. */
  publish(state: Tournament, news: readonly TournamentNews[]): void {
    this.#turn += 1;
    if (this.#channels.size === 0) return;
    this.#state = state;
    this.#sort(state);
    for (const one of news)
      for (const channel of this.#channels.values()) this.#tell(channel, this.#eventOf(state, one, channel.visible));
  }

  /** A position of a running game, for those who may see the game. */
  progress({ game, round, white, black, moves, whiteMs, blackMs, running }: GameProgressReport): void {
    const update = { id: game, round, white, black, moves, white_ms: whiteMs, black_ms: blackMs, running };
    const seeing = [...this.#channels.values()].filter(({ visible }) => visible.result(white, black));
    if (seeing.length === 0) return;
    const event = serverSentEvent('game-update', update);
    for (const channel of seeing) this.#tell(channel, event);
  }

  /** Rights or log-ins of this account have changed: whatever it has open ends. */
  lookAgain(account: AccountId): void {
    this.#turn += 1;
    this.#endWhere(({ actor }) => actor.kind === 'person' && actor.account === account);
  }

  /** The tournament is gone. */
  close(): void {
    this.#turn += 1;
    this.#endWhere(() => true);
  }

  /** What the open streams are counted by. Who has gone without a word is found out by writing to him. */
  async leases(): Promise<string[]> {
    // The first write to who has gone brings the news, the second one finds it.
    for (let write = 0; write < 2; write += 1) {
      for (const [listener] of this.#readers()) listener.tell(KEEP_ALIVE);
      await scheduler.wait(PROBE_MS);
    }
    await Promise.all(this.#givenBack);
    return this.#readers().flatMap(([, { lease }]) => lease?.id ?? []);
  }

  #listen(state: Tournament, reader: Reader, gone: AbortSignal): ReadableStream<Uint8Array> {
    this.#state = state;
    const visible = visibilityIn(state)(reader.actor);
    const channel = this.#channels.get(visible.sight) ?? {
      visible,
      listeners: new Map(),
      untold: [],
      opening: null,
    };
    this.#channels.set(visible.sight, channel);
    const { first, since } = this.#opening(state, channel);
    const listener = new Listener([first, ...since], (ended) => this.#forget(visible.sight, ended));
    channel.listeners.set(listener, reader);
    gone.addEventListener('abort', () => listener.end());
    this.#timer ??= setInterval(() => void this.#beat().catch(logged), STREAM_KEEP_ALIVE_MS);
    return listener.stream;
  }

  #opening(state: Tournament, channel: Channel): NonNullable<Channel['opening']> {
    const now = Date.now();
    const { opening } = channel;
    if (opening !== null && opening.at > now - OPENING_KEPT_MS && opening.bytes <= STREAM_BACKLOG_BYTES) return opening;
    const first = joined([RETRY, this.#eventOf(state, { kind: 'games' }, channel.visible)]);
    channel.opening = { at: now, first, since: [], bytes: 0 };
    return channel.opening;
  }

  /** What comes alone is told at once, what comes in a burst together. */
  #tell(channel: Channel, event: Uint8Array): void {
    channel.untold.push(event);
    const wait = this.#toldAt + STREAM_BURST_MS - Date.now();
    this.#telling ??= setTimeout(() => this.#tellAll(), Math.max(0, wait));
  }

  #tellAll(): void {
    this.#telling = undefined;
    this.#toldAt = Date.now();
    for (const channel of [...this.#channels.values()]) {
      if (channel.untold.length === 0) continue;
      const told = joined(channel.untold);
      channel.untold = [];
      if (channel.opening !== null && channel.opening.bytes <= STREAM_BACKLOG_BYTES) {
        channel.opening.since.push(told);
        channel.opening.bytes += told.byteLength;
      }
      for (const listener of [...channel.listeners.keys()]) listener.tell(told);
    }
  }

  /** News that a reader may not see is told as a change: what he may see, such as a rank, can follow from it. */
  #eventOf(state: Tournament, news: TournamentNews, visible: Visibility): Uint8Array {
    const { revision } = state;
    if (news.kind === 'games')
      return serverSentEvent('games', gamesByPairing(state, this.#positions.moves, visible), revision);
    if (!visible.result(news.white, news.black)) return serverSentEvent('changed', { revision }, revision);
    return serverSentEvent('game-update', liveEvent(state, news, this.#positions.moves, visible), revision);
  }

  /** Ends the streams of those who may not see the tournament any more, or see it otherwise than they did. */
  #sort(state: Tournament): void {
    const visibilityOf = visibilityIn(state);
    for (const [sight, channel] of [...this.#channels]) {
      // What was the top may not be any more.
      if (state.settings.showOnlyTop !== null) channel.opening = null;
      for (const [listener, { actor }] of [...channel.listeners]) {
        const visible = maySee(actor, state) ? visibilityOf(actor) : null;
        if (visible?.sight === sight) channel.visible = visible;
        else listener.end();
      }
    }
  }

  async #beat(): Promise<void> {
    for (const [listener] of this.#readers()) {
      listener.endIfStuck();
      listener.tell(KEEP_ALIVE);
    }
    await this.#lookAtRights();
  }

  /** Reads the log-ins anew of those who see more than a stranger does. */
  async #lookAtRights(): Promise<void> {
    const state = this.#state;
    if (state === null) return;
    const isByRight = (sight: string): boolean => sight !== 'guest' || !state.settings.publiclyViewable;
    const due = [...this.#channels]
      .filter(([sight]) => isByRight(sight))
      .flatMap(([, { listeners }]) => [...listeners].map(([listener, reader]) => ({ listeners, listener, reader })));
    const people = await peopleOfSessions(
      this.#deps,
      due.flatMap(({ reader }) => reader.session ?? []),
    );
    for (const { listeners, listener, reader } of due) {
      const actor = (reader.session && people.get(reader.session)) ?? VISITOR;
      if (listeners.has(listener)) listeners.set(listener, { ...reader, actor });
    }
    this.#sort(this.#state ?? state);
  }

  #endWhere(is: (reader: Reader) => boolean): void {
    for (const [listener, reader] of this.#readers()) if (is(reader)) listener.end();
  }

  #readers(): [Listener, Reader][] {
    return [...this.#channels.values()].flatMap(({ listeners }) => [...listeners]);
  }

  #forget(sight: string, listener: Listener): void {
    const channel = this.#channels.get(sight);
    const lease = channel?.listeners.get(listener)?.lease ?? null;
    channel?.listeners.delete(listener);
    if (lease !== null) this.#giveBack(lease);
    if (channel?.listeners.size === 0) this.#channels.delete(sight);
    if (this.#channels.size > 0) return;
    if (this.#timer !== undefined) clearInterval(this.#timer);
    this.#timer = undefined;
    this.#state = null;
  }

  #giveBack(lease: Lease): void {
    const given = giveLease(this.#env, lease).catch(logged);
    this.#givenBack.add(given);
    void given.then(() => this.#givenBack.delete(given));
  }

  async #actorOf(session: SessionId | null): Promise<Actor> {
    return session === null ? VISITOR : ((await peopleOfSessions(this.#deps, [session])).get(session) ?? VISITOR);
  }
}

/** A lease that is not given back is found out by its counter; rights that could not be read are read at the next beat. */
const logged = (error: unknown): void => console.error(JSON.stringify({ stream: String(error) }));
