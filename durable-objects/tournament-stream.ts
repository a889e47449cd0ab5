import type { HostEvent } from '../contract/live.ts';
import { pageDelta } from '../contract/page-delta.ts';
import type { SharedPage } from '../contract/tournaments.ts';
import { describeFault } from '../db/fault.ts';
import { type Actor, VISITOR } from '../domain/access/actor.ts';
import type { AccountId, SessionId, TournamentId } from '../domain/ids.ts';
import { MOST_LISTENERS, STREAM_BURST_MS, STREAM_KEEP_ALIVE_MS } from '../domain/limits.ts';
import { SECOND } from '../domain/time.ts';
import { maySee } from '../domain/tournament/authority.ts';
import type { TournamentNews } from '../domain/tournament/decision.ts';
import type { Tournament } from '../domain/tournament/state.ts';
import { peopleOfSessions } from '../services/account/sessions.ts';
import type { Deps } from '../services/deps.ts';
import { clocksOf, gamesByPairing, liveEvent, withMoves } from '../services/tournament/live.ts';
import { HOST_SIGHT, type Visibility, visibilityIn } from '../services/tournament/visibility.ts';
import { RELAYS_HEADER, type StreamHolder } from './connect.ts';
import { EventChannel, type Step } from './event-channel.ts';
import { joined, type Listener, STREAM_HEADERS, serverSentEvent } from './event-feed.ts';
import type { GameProgressReport } from './game-report.ts';
import { GivenLeases } from './given-leases.ts';
import type { Lease } from './leases.ts';
import type { LivePositions } from './live-positions.ts';
import { RelayPlan } from './relay-plan.ts';
import { relayStub } from './stubs.ts';
import { ToldReports } from './told-reports.ts';
import type { TournamentPages } from './tournament-pages.ts';

interface Reader extends StreamHolder {
  readonly actor: Actor;
}

/** Everybody who is shown the same: an event is made once for all of them. */
class Sight extends EventChannel<Reader> {
  visible: Visibility;
  /** The page as they have been told it. */
  told: SharedPage;
  /** What has happened and is told with the next telling: news are told as they are by then. */
  untold: (Uint8Array | TournamentNews)[] = [];

  constructor(visible: Visibility, told: SharedPage) {
    super();
    this.visible = visible;
    this.told = told;
  }
}

/** The tournament as its object has it. */
type Known = (id: TournamentId) => Promise<Tournament | undefined>;

/** So long the list of games is not made anew for who comes next. */
const OPENING_KEPT_MS = 10 * SECOND;

/**
 * The event stream of a tournament's page. Whose right to it has changed is not told more and his stream is ended: his
 * browser comes back at once, and is shown what he may see now, or nothing.
 */
export class TournamentStream {
  readonly #env: Env;
  readonly #deps: Deps;
  readonly #positions: LivePositions;
  readonly #pages: TournamentPages;
  readonly #known: Known;
  readonly #sights = new Map<string, Sight>();
  /** The tournament as it is, as long as somebody listens. */
  #state: Tournament | null = null;
  /** Raised whenever somebody's sight may have changed: what was read before then opens no stream. */
  #turn = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #leases: GivenLeases;
  readonly #plan = new RelayPlan();
  readonly #reports = new ToldReports();
  #toldAt = 0;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(env: Env, deps: Deps, positions: LivePositions, pages: TournamentPages, known: Known) {
    this.#env = env;
    this.#leases = new GivenLeases(env);
    this.#deps = deps;
    this.#positions = positions;
    this.#pages = pages;
    this.#known = known;
  }

  /** Opens a stream, after asking whether this reader may have it. It begins with what he has missed, and the games. */
  async open(holder: StreamHolder, gone: AbortSignal): Promise<Response> {
    for (;;) {
      const turn = this.#turn;
      const actor = await this.#actorOf(holder.session);
      const state = await this.#known(holder.tournament);
      if (state === undefined) return new Response(null, { status: 404 });
      if (!maySee(actor, state)) return new Response(null, { status: 403 });
      if (this.#isCrowded(actor, holder)) return elsewhere(this.#plan.withRoom());
      await this.#positions.fill(state);
      const visible = visibilityIn(state)(actor);
      const sight = this.#sights.get(visible.sight) ?? new Sight(visible, await this.#pages.still(state, visible));
      if (turn !== this.#turn) continue;
      return new Response(this.#listen(state, sight, { ...holder, actor }, gone), { headers: STREAM_HEADERS });
    }
  }

  /** Whether anybody listens. */
  get isOpen(): boolean {
    return this.#sights.size > 0;
  }

  /** The tournament as it is now, and what of it is news. */
  publish(state: Tournament, news: readonly TournamentNews[]): void {
    this.#turn += 1;
    if (this.#sights.size === 0) return;
    this.#state = state;
    this.#sort(state);
    this.#reports.tell(state, this.#readers());
    for (const sight of this.#sights.values()) {
      for (const one of news) this.#tell(sight, one);
      if (sight.told.tournament.revision < state.revision) this.#tellSoon();
    }
  }

  /** A position of a running game, for those who may see the game. */
  progress(report: GameProgressReport): void {
    const { game, round, white, black, moves } = report;
    const update = { id: game, round, white, black, moves, ...clocksOf(report) };
    const seeing = [...this.#sights.values()].filter(({ visible }) => visible.result(white, black));
    if (seeing.length === 0) return;
    const event = serverSentEvent('game-update', update);
    for (const sight of seeing) this.#tell(sight, event);
  }

  /** Something that only those who run the tournament know of is otherwise: what it is they ask. */
  tellHosts(event: HostEvent): void {
    const hosts = this.#sights.get(HOST_SIGHT);
    if (hosts !== undefined) this.#tell(hosts, serverSentEvent(event, {}));
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

  /** A relay says how many it tells. */
  relayHolds(relay: number, listeners: number): void {
    this.#plan.holds(relay, listeners);
  }

  /** What the open streams are counted by, those of the relays too. */
  async leases(tournament: TournamentId): Promise<string[]> {
    const relays = this.#plan.relays.map((relay) => relayStub(this.#env, tournament, relay).leases());
    return (await Promise.all([this.#leases.held(() => this.#sights.values()), ...relays])).flat();
  }

  /** Strangers are told by relays where they are many; whoever has logged in, and the relays themselves, from here. */
  #isCrowded(actor: Actor, { relay }: StreamHolder): boolean {
    const strangers = this.#sights.get('guest')?.listeners.size ?? 0;
    return actor.kind === 'visitor' && relay === undefined && strangers >= MOST_LISTENERS;
  }

  #listen(state: Tournament, comers: Sight, reader: Reader, gone: AbortSignal): ReadableStream<Uint8Array> {
    // Somebody else of this sight may have come meanwhile.
    const sight = this.#sights.get(comers.visible.sight) ?? comers;
    const { visible } = sight;
    this.#sights.set(visible.sight, sight);
    this.#state ??= state;
    if (!sight.canOpen(OPENING_KEPT_MS)) {
      const games = gamesByPairing(this.#state, this.#positions.games, visible);
      sight.begin(sight.told.tournament.revision, serverSentEvent('games', games));
    }
    const listener = sight.open(reader.since, reader, () => this.#forget(visible.sight, reader.lease));
    gone.addEventListener('abort', () => listener.end());
    this.#reports.begin(this.#state, [listener, reader]);
    this.#timer ??= setInterval(() => void this.#beat().catch(logged), STREAM_KEEP_ALIVE_MS);
    return listener.stream;
  }

  /** What comes alone is told at once, what comes in a burst together. */
  #tell(sight: Sight, news: Uint8Array | TournamentNews): void {
    sight.untold.push(news);
    this.#tellSoon();
  }

  #tellSoon(): void {
    const wait = this.#toldAt + STREAM_BURST_MS - Date.now();
    this.#telling ??= setTimeout(() => void this.#tellAll().catch(logged), Math.max(0, wait));
  }

  async #tellAll(): Promise<void> {
    this.#telling = undefined;
    this.#toldAt = Date.now();
    const state = this.#state;
    // Known nearly always; what comes after this is one turn.
    if (state !== null) await this.#pages.surroundings(state);
    for (const sight of [...this.#sights.values()]) await this.#tellSight(sight);
  }

  /** What has happened, and what is otherwise on the page since the last telling. */
  async #tellSight(sight: Sight): Promise<void> {
    const state = this.#state;
    if (state === null) return;
    const { told, visible } = sight;
    const happened = sight.untold.length;
    const page = told.tournament.revision < state.revision ? await this.#pages.still(state, visible) : told;
    // What has happened since then is told of another state.
    const events = this.#eventsOf(state, sight.untold.splice(0, happened), visible);
    if (page === told) {
      if (events.length > 0) sight.tell(joined(events));
      return;
    }
    sight.told = page;
    const { step, event } = this.#changeOf(told, page, visible);
    sight.tell(joined([...events, event]), step);
  }

  #changeOf(before: SharedPage, after: SharedPage, visible: Visibility): { step: Step; event: Uint8Array } {
    const { revision } = after.tournament;
    const delta = pageDelta(before, after) ?? { from: revision, rev: revision };
    const games = delta.facts?.games;
    const live = games && { facts: { ...delta.facts, games: withMoves(games, this.#positions.games, visible) } };
    return { step: delta, event: serverSentEvent('changed', { ...delta, ...live }, revision) };
  }

  /** What is news several times is told once, at its last place: no event says what is not so any more. */
  #eventsOf(state: Tournament, untold: Sight['untold'], visible: Visibility): Uint8Array[] {
    const names = untold.map((one) => (one instanceof Uint8Array ? null : JSON.stringify(one)));
    return untold.flatMap((one, at) => {
      if (one instanceof Uint8Array) return [one];
      if (names.lastIndexOf(names[at] ?? null) > at) return [];
      return this.#eventOf(state, one, visible) ?? [];
    });
  }

  /** A result that a reader may not see is not told to him: what follows from it is on his page. */
  #eventOf(state: Tournament, news: TournamentNews, visible: Visibility): Uint8Array | null {
    const { games } = this.#positions;
    if (news.kind === 'games') return serverSentEvent('games', gamesByPairing(state, games, visible));
    if (!visible.result(news.white, news.black)) return null;
    return serverSentEvent('game-update', liveEvent(state, news, games, visible));
  }

  /** Ends the streams of those who may not see the tournament any more, or see it otherwise than they did. */
  #sort(state: Tournament): void {
    const visibilityOf = visibilityIn(state);
    for (const [name, sight] of [...this.#sights]) {
      // What was the top may not be any more.
      if (state.settings.showOnlyTop !== null) sight.forget();
      for (const [listener, { actor }] of [...sight.listeners]) {
        const visible = maySee(actor, state) ? visibilityOf(actor) : null;
        if (visible?.sight === name) sight.visible = visible;
        else listener.end();
      }
    }
  }

  async #beat(): Promise<void> {
    for (const sight of this.#sights.values()) sight.beat();
    await this.#lookAtRights();
  }

  /** Reads the log-ins anew of those who see more than a stranger does. */
  async #lookAtRights(): Promise<void> {
    const state = this.#state;
    if (state === null) return;
    const isByRight = (sight: string): boolean => sight !== 'guest' || !state.settings.publiclyViewable;
    const due = [...this.#sights]
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
    return [...this.#sights.values()].flatMap(({ listeners }) => [...listeners]);
  }

  #forget(name: string, lease: Lease | null): void {
    this.#leases.give(lease);
    if (this.#sights.get(name)?.listeners.size === 0) this.#sights.delete(name);
    if (this.#sights.size > 0) return;
    if (this.#timer !== undefined) clearInterval(this.#timer);
    this.#timer = undefined;
    this.#state = null;
  }

  async #actorOf(session: SessionId | null): Promise<Actor> {
    return session === null ? VISITOR : ((await peopleOfSessions(this.#deps, [session])).get(session) ?? VISITOR);
  }
}

const elsewhere = (relays: readonly number[]): Response =>
  new Response(null, { status: 421, headers: { [RELAYS_HEADER]: JSON.stringify(relays) } });

/** What could not be told is told with the next telling; rights that could not be read are read at the next beat. */
const logged = (error: unknown): void => console.error(JSON.stringify({ stream: describeFault(error) }));
