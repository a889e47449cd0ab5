import type { HostEvent } from '../../contract/live.ts';
import { pageDelta } from '../../contract/tournament/page-delta.ts';
import type { SharedPage } from '../../contract/tournament/tournaments.ts';
import { describeFault } from '../../db/fault.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import type { SessionRef } from '../../domain/access/session.ts';
import type { AccountId, TournamentId } from '../../domain/kernel/ids.ts';
import { MOST_LISTENERS, STREAM_BURST_MS, STREAM_KEEP_ALIVE_MS } from '../../domain/kernel/limits.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import type { TournamentEvent } from '../../domain/tournament/decision.ts';
import { maySee } from '../../domain/tournament/guards/authority.ts';
import { playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import {
  GUEST_AUDIENCE,
  HOST_AUDIENCE,
  ownEventsOf,
  seesAsVisitor,
  type Visibility,
  visibilityIn,
} from '../../domain/view/audience.ts';
import { actorOfSession, peopleOfSessions } from '../../services/account/login/sessions.ts';
import type { Deps } from '../../services/deps.ts';
import { clock } from '../../services/platform/clock.ts';
import { clocksOf, gamesByPairing, liveEvent, withMoves } from '../../services/tournament/views/live.ts';
import { RELAYS_HEADER, type StreamHolder } from '../connections/connect.ts';
import { HeldLeases } from '../connections/held-leases.ts';
import type { Lease } from '../connections/leases.ts';
import type { GameProgressReport } from '../game/game-report.ts';
import type { LivePositions } from '../game/live-positions.ts';
import { relayStub } from '../stubs.ts';
import { BoardReportFeed } from '../tournament/board-report-feed.ts';
import type { TournamentPages } from '../tournament/tournament-pages.ts';
import { EventChannel, type Step } from './event-channel.ts';
import { type Listener, STREAM_HEADERS, serverSentEvent } from './event-feed.ts';
import { RelayPlan } from './relay-plan.ts';
import { GamesEvent, type SentEvent } from './sent-event.ts';

interface Subscriber extends StreamHolder {
  readonly actor: Actor;
}

class Audience extends EventChannel<Subscriber> {
  visible: Visibility;
  sentPage: SharedPage;
  /** Pending events; notifications are encoded with the state at sending time. */
  pending: (SentEvent | TournamentEvent)[] = [];

  constructor(visible: Visibility, sentPage: SharedPage) {
    super();
    this.visible = visible;
    this.sentPage = sentPage;
  }
}

type ReadTournament = (id: TournamentId) => Promise<Tournament | undefined>;

/** The list of games is cached this long for new listeners. */
const OPENING_KEPT_MS = 10 * SECOND;

/** If a listener's rights change, their stream ends; the browser reconnects with the new rights. */
export class TournamentStream {
  readonly #env: Env;
  readonly #deps: Deps;
  readonly #positions: LivePositions;
  readonly #pages: TournamentPages;
  readonly #tournament: ReadTournament;
  readonly #audiences = new Map<string, Audience>();
  #state: Tournament | null = null;
  /** Increases when anyone's view may have changed; look-ups made before that open no stream. */
  #generation = 0;
  #keepAliveTimer: ReturnType<typeof setInterval> | undefined;
  readonly #leases: HeldLeases;
  readonly #plan = new RelayPlan();
  readonly #reports = new BoardReportFeed();
  #sentAt = 0;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(env: Env, deps: Deps, positions: LivePositions, pages: TournamentPages, readTournament: ReadTournament) {
    this.#env = env;
    this.#leases = new HeldLeases(env);
    this.#deps = deps;
    this.#positions = positions;
    this.#pages = pages;
    this.#tournament = readTournament;
  }

  /** Opens a stream after an authorisation check, with missed events and the games. */
  async open(holder: StreamHolder, gone: AbortSignal): Promise<Response> {
    for (;;) {
      const generation = this.#generation;
      const actor = await this.#actorOf(holder.session);
      const state = await this.#tournament(holder.tournament);
      if (state === undefined) return new Response(null, { status: 404 });
      if (!maySee(actor, state)) return new Response(null, { status: 403 });
      if (this.#isCrowded(holder) && seesAsVisitor(actor, state)) return redirectToRelay(this.#plan.withRoom());
      await this.#positions.fill(state);
      const visible = visibilityIn(state)(actor);
      const audience =
        this.#audiences.get(visible.audienceKey) ?? new Audience(visible, await this.#pages.staticPage(state, visible));
      if (generation !== this.#generation) continue;
      return new Response(this.#listen(state, audience, { ...holder, actor }, gone), { headers: STREAM_HEADERS });
    }
  }

  get isOpen(): boolean {
    return this.#audiences.size > 0;
  }

  publish(state: Tournament, events: readonly TournamentEvent[]): void {
    this.#generation += 1;
    if (this.#audiences.size === 0) return;
    if (this.#state !== null) this.#sendBackPlayers(this.#state, state);
    this.#state = state;
    this.#sort(state);
    this.#reports.publish(state, this.#subscribers());
    for (const audience of this.#audiences.values()) {
      for (const one of events) this.#enqueue(audience, one);
      if (audience.sentPage.tournament.revision < state.revision) this.#sendSoon();
    }
  }

  progress(report: GameProgressReport): void {
    const { game, round, white, black, moves } = report;
    const update = { id: game, round, white, black, moves, ...clocksOf(report) };
    const seeing = [...this.#audiences.values()].filter(({ visible }) => visible.result(white, black));
    if (seeing.length === 0) return;
    const bytes = serverSentEvent('game-update', update);
    for (const audience of seeing) this.#enqueue(audience, { kind: 'position', game, bytes });
  }

  /** Notifies organisers of a change that only they may see; they fetch the details. */
  notifyHosts(event: HostEvent): void {
    const hosts = this.#audiences.get(HOST_AUDIENCE);
    if (hosts !== undefined) this.#enqueue(hosts, shared(serverSentEvent(event, {})));
  }

  /** Ends all streams of an account whose rights or sessions changed. */
  async revalidateAccess(tournament: TournamentId | undefined, account: AccountId): Promise<void> {
    this.#generation += 1;
    this.#endWhere(({ actor }) => actor.kind === 'person' && actor.account === account);
    if (tournament !== undefined) await this.#sendBack(tournament, [account]);
  }

  close(): void {
    this.#generation += 1;
    this.#endWhere(() => true);
  }

  relayLoad(relay: number, listeners: number): void {
    this.#plan.relayLoad(relay, listeners);
  }

  async leases(tournament: TournamentId): Promise<string[]> {
    const relays = this.#relays.map((relay) => relayStub(this.#env, tournament, relay).leases());
    return (await Promise.all([this.#leases.held(() => this.#audiences.values()), ...relays])).flat();
  }

  /** True if whoever sees what visitors see should use a relay; relays themselves connect here. */
  #isCrowded({ relay }: StreamHolder): boolean {
    const guests = this.#audiences.get(GUEST_AUDIENCE)?.listeners.size ?? 0;
    return relay === undefined && guests >= MOST_LISTENERS;
  }

  /** Relays that are connected, or have listeners. */
  get #relays(): readonly number[] {
    const connected = [...(this.#audiences.get(GUEST_AUDIENCE)?.listeners.values() ?? [])];
    return [...new Set([...this.#plan.relays, ...connected.flatMap(({ relay }) => relay ?? [])])];
  }

  /** Ends the streams of these users at the relays, so that they connect here. */
  async #sendBack(tournament: TournamentId, accounts: readonly AccountId[]): Promise<void> {
    if (accounts.length === 0) return;
    await Promise.all(this.#relays.map(async (relay) => relayStub(this.#env, tournament, relay).sendBack(accounts)));
  }

  /** Players who get events of their own from now on may be listening at a relay. */
  #sendBackPlayers(before: Tournament, after: Tournament): void {
    if (before.participants === after.participants && before.settings === after.settings) return;
    const [had, has] = [ownEventsOf(before), ownEventsOf(after)];
    const accounts = playersOf(after).flatMap(({ account }) => (has(account) && !had(account) ? [account] : []));
    void this.#sendBack(after.id, accounts).catch(logged);
  }

  #listen(
    state: Tournament,
    newAudience: Audience,
    subscriber: Subscriber,
    gone: AbortSignal,
  ): ReadableStream<Uint8Array> {
    // Another listener with the same view may have arrived.
    const audience = this.#audiences.get(newAudience.visible.audienceKey) ?? newAudience;
    const { visible } = audience;
    this.#audiences.set(visible.audienceKey, audience);
    this.#state ??= state;
    if (!audience.canOpen(OPENING_KEPT_MS, subscriber.games !== null)) {
      const games = gamesByPairing(this.#state, this.#positions.games, visible);
      audience.begin(audience.sentPage.tournament.revision, serverSentEvent('games', games));
    }
    const listener = audience.open(subscriber, subscriber, () => this.#left(visible.audienceKey, subscriber.lease));
    gone.addEventListener('abort', () => listener.end());
    this.#reports.begin(this.#state, [listener, subscriber]);
    this.#keepAliveTimer ??= setInterval(() => void this.#keepAlive().catch(logged), STREAM_KEEP_ALIVE_MS);
    return listener.stream;
  }

  /** Single events are sent at once, bursts together. */
  #enqueue(audience: Audience, event: SentEvent | TournamentEvent): void {
    audience.pending.push(event);
    this.#sendSoon();
  }

  #sendSoon(): void {
    const wait = this.#sentAt + STREAM_BURST_MS - clock.now();
    this.#sendTimer ??= setTimeout(() => void this.#sendAll().catch(logged), Math.max(0, wait));
  }

  async #sendAll(): Promise<void> {
    this.#sendTimer = undefined;
    this.#sentAt = clock.now();
    const state = this.#state;
    // Usually cached; everything after this runs synchronously.
    if (state !== null) await this.#pages.pageMeta(state);
    for (const audience of [...this.#audiences.values()]) await this.#sendTo(audience);
  }

  async #sendTo(audience: Audience): Promise<void> {
    const state = this.#state;
    if (state === null) return;
    const { sentPage, visible } = audience;
    const happened = audience.pending.length;
    const page =
      sentPage.tournament.revision < state.revision ? await this.#pages.staticPage(state, visible) : sentPage;
    // Later events belong to a newer state.
    const events = this.#eventsOf(state, audience.pending.splice(0, happened), visible);
    if (page === sentPage) {
      if (events.length > 0) audience.tell(events);
      return;
    }
    audience.sentPage = page;
    const { step, event } = this.#changeOf(sentPage, page, visible);
    audience.tell([...events, event], step);
  }

  #changeOf(before: SharedPage, after: SharedPage, visible: Visibility): { step: Step; event: SentEvent } {
    const { revision } = after.tournament;
    const delta = pageDelta(before, after) ?? { from: revision, rev: revision };
    const games = delta.facts?.games;
    const live = games && { facts: { ...delta.facts, games: withMoves(games, this.#positions.games, visible) } };
    return { step: delta, event: shared(serverSentEvent('changed', { ...delta, ...live }, revision)) };
  }

  /** Repeated events are sent once, at their last position, so that none is outdated. */
  #eventsOf(state: Tournament, pending: Audience['pending'], visible: Visibility): SentEvent[] {
    const names = pending.map((one) => ('bytes' in one ? null : JSON.stringify(one)));
    return pending.flatMap((one, at) => {
      if ('bytes' in one) return [one];
      if (names.lastIndexOf(names[at] ?? null) > at) return [];
      return this.#eventOf(state, one, visible) ?? [];
    });
  }

  /** Hidden results are not sent; their effects are part of the page. */
  #eventOf(state: Tournament, event: TournamentEvent, visible: Visibility): SentEvent | null {
    const { games } = this.#positions;
    if (event.kind === 'games') return new GamesEvent(serverSentEvent('games', gamesByPairing(state, games, visible)));
    if (!visible.result(event.white, event.black)) return null;
    return shared(serverSentEvent('game-update', liveEvent(state, event, games, visible)));
  }

  /** Ends streams of listeners who may no longer see the tournament, or see it differently. */
  #sort(state: Tournament): void {
    const visibilityOf = visibilityIn(state);
    for (const [name, audience] of [...this.#audiences]) {
      // The top rows may have changed.
      if (state.settings.showOnlyTop !== null) audience.forget();
      for (const [listener, { actor }] of [...audience.listeners]) {
        const visible = maySee(actor, state) ? visibilityOf(actor) : null;
        if (visible?.audienceKey === name) audience.visible = visible;
        else listener.end();
      }
    }
  }

  async #keepAlive(): Promise<void> {
    for (const audience of this.#audiences.values()) audience.keepAlive();
    await this.#revalidateAll();
  }

  async #revalidateAll(): Promise<void> {
    const state = this.#state;
    if (state === null) return;
    const isByRight = (audience: string): boolean => audience !== GUEST_AUDIENCE || !state.settings.publiclyViewable;
    const due = [...this.#audiences]
      .filter(([audience]) => isByRight(audience))
      .flatMap(([, { listeners }]) =>
        [...listeners].map(([listener, subscriber]) => ({ listeners, listener, reader: subscriber })),
      );
    const people = await peopleOfSessions(
      this.#deps,
      due.flatMap(({ reader: subscriber }) => subscriber.session ?? []),
    );
    for (const { listeners, listener, reader: subscriber } of due) {
      const actor = (subscriber.session && people.get(subscriber.session.id)) ?? VISITOR;
      if (listeners.has(listener)) listeners.set(listener, { ...subscriber, actor });
    }
    this.#sort(this.#state ?? state);
  }

  #endWhere(is: (subscriber: Subscriber) => boolean): void {
    for (const [listener, subscriber] of this.#subscribers()) if (is(subscriber)) listener.end();
  }

  #subscribers(): [Listener, Subscriber][] {
    return [...this.#audiences.values()].flatMap(({ listeners }) => [...listeners]);
  }

  #left(name: string, lease: Lease | null): void {
    this.#leases.release(lease);
    if (this.#audiences.get(name)?.listeners.size === 0) this.#audiences.delete(name);
    if (this.#audiences.size > 0) return;
    if (this.#keepAliveTimer !== undefined) clearInterval(this.#keepAliveTimer);
    this.#keepAliveTimer = undefined;
    this.#state = null;
  }

  async #actorOf(session: SessionRef | null): Promise<Actor> {
    return session === null ? VISITOR : actorOfSession(this.#deps, session);
  }
}

const shared = (bytes: Uint8Array): SentEvent => ({ kind: 'shared', bytes });

const redirectToRelay = (relays: readonly number[]): Response =>
  new Response(null, { status: 421, headers: { [RELAYS_HEADER]: JSON.stringify(relays) } });

/** Unsent events follow with the next ones; failed revalidations are repeated at the next keep-alive. */
const logged = (error: unknown): void => console.error(JSON.stringify({ stream: describeFault(error) }));
