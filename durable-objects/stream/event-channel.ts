import { STREAM_BACKLOG_BYTES } from '../../domain/kernel/limits.ts';
import { clock } from '../../services/platform/clock.ts';
import { joined, KEEP_ALIVE, Listener, RETRY, serverSentEvent, streamPosition } from './event-feed.ts';
import { EventBatch, GamesEvent, partOf, type SentEvent, type ShownGames } from './sent-event.ts';

export interface Step {
  readonly from: number;
  readonly rev: number;
}

interface Kept extends Step {
  readonly chunk: Uint8Array;
}

interface Opening {
  readonly revision: number;
  readonly at: number;
  /** The list of games for new listeners. */
  readonly games: GamesEvent;
  /** The beginning of every stream with the whole list. */
  readonly head: Uint8Array;
  /** Events after the list was made: of positions, the last of each game. */
  readonly since: Map<string | number, SentEvent>;
  /** Of the events that are not positions. */
  sharedBytes: number;
  positionBytes: number;
}

/** Listeners that show the same games. */
interface Group {
  /** Null for all games. */
  readonly games: ShownGames | null;
  readonly listeners: Set<Listener>;
}

/** What a client wants from a stream. */
export interface Wanted {
  /** The revision of its page; null if unknown. */
  readonly since: number | null;
  /** The games whose positions it shows, sorted and separated by commas; all of them if it names none. */
  readonly games: string | null;
}

/**
 * Listeners with the same view. Events are encoded once, joined once for all who show the same games, and kept for
 * reconnecting clients.
 */
export class EventChannel<Subscriber> {
  readonly listeners = new Map<Listener, Subscriber>();
  readonly #groups = new Map<string | null, Group>();
  #opening: Opening | null = null;
  #kept: Kept[] = [];
  #keptBytes = 0;

  /** True if the cached list is recent enough for a new listener; one that names games gets few positions. */
  canOpen(oldestMs: number, namesGames = false): boolean {
    const opening = this.#opening;
    if (opening === null || opening.at <= clock.now() - oldestMs) return false;
    return opening.sharedBytes + (namesGames ? 0 : opening.positionBytes) <= STREAM_BACKLOG_BYTES;
  }

  /** Caches the list of games of a revision for new listeners. */
  begin(revision: number, games: Uint8Array): void {
    const none = { since: new Map(), sharedBytes: 0, positionBytes: 0 };
    const list = { games: new GamesEvent(games), head: joined([RETRY, games]) };
    this.#opening = { revision, at: clock.now(), ...list, ...none };
  }

  /** Sends missed events since `since`, then the games; if it is too old, only the current revision. */
  open({ since, games }: Wanted, subscriber: Subscriber, onEnd: (listener: Listener) => void): Listener {
    const opening = this.#opening;
    if (opening === null) throw new Error('the list is made before anybody comes');
    const group = this.#groups.get(games) ?? { games: games === null ? null : shownIn(games), listeners: new Set() };
    const first = [...this.#beginning(since, opening, group.games), ...eventsSince(opening, group.games)];
    const listener = new Listener(first, (ended) => {
      this.listeners.delete(ended);
      group.listeners.delete(ended);
      if (group.listeners.size === 0) this.#groups.delete(games);
      onEnd(ended);
    });
    this.listeners.set(listener, subscriber);
    this.#groups.set(games, group);
    group.listeners.add(listener);
    return listener;
  }

  /** Broadcasts; steps to a revision are kept for reconnecting clients. */
  tell(events: readonly SentEvent[], step?: Step): void {
    if (this.#opening !== null) for (const event of events) collect(this.#opening, event);
    const batch = new EventBatch(events);
    // The positions follow with the list of games.
    if (step !== undefined && batch.shared !== null) this.#keep({ ...step, chunk: batch.shared });
    for (const { games, listeners } of [...this.#groups.values()]) {
      const chunk = batch.of(games);
      if (chunk !== null) for (const listener of [...listeners]) listener.tell(chunk);
    }
  }

  /** Keep-alive: ends stuck streams and detects disconnects. */
  keepAlive(): void {
    for (const listener of [...this.listeners.keys()]) {
      listener.endIfStuck();
      listener.tell(KEEP_ALIVE);
    }
  }

  forget(): void {
    this.#opening = null;
    this.#kept = [];
    this.#keptBytes = 0;
  }

  end(): void {
    for (const listener of [...this.listeners.keys()]) listener.end();
  }

  #keep(step: Kept): void {
    this.#kept.push(step);
    this.#keptBytes += step.chunk.byteLength;
    // The longest step, such as a large round, does not count towards the limit of kept steps.
    const longest = () => Math.max(0, ...this.#kept.map(({ chunk }) => chunk.byteLength));
    while (this.#keptBytes - longest() > STREAM_BACKLOG_BYTES)
      this.#keptBytes -= this.#kept.shift()?.chunk.byteLength ?? 0;
  }

  #beginning(since: number | null, opening: Opening, shown: ShownGames | null): Uint8Array[] {
    const { revision, games } = opening;
    const head = shown === null ? opening.head : joined([RETRY, games.of(shown) ?? NO_GAMES]);
    if (since !== null && since >= revision) return [head, streamPosition(revision)];
    const steps = this.#kept.filter(({ rev }) => since !== null && rev > since && rev <= revision);
    const isWhole =
      since !== null && steps[0] !== undefined && steps[0].from <= since && steps.at(-1)?.rev === revision;
    if (isWhole) return [...steps.map(({ chunk }) => chunk), head, streamPosition(revision)];
    return [head, serverSentEvent('changed', { from: revision, rev: revision }, revision)];
  }
}

const NO_GAMES = serverSentEvent('games', {});

const shownIn = (games: string): ShownGames => new Set(games.split(',').filter((game) => game !== ''));

const eventsSince = ({ since }: Opening, shown: ShownGames | null): Uint8Array[] =>
  [...since.values()].flatMap((event) => (shown === null ? [event.bytes] : (partOf(event, shown) ?? [])));

/** Collects an event for new listeners, as long as they are not better served by a new list. */
function collect(opening: Opening, event: SentEvent): void {
  if (opening.sharedBytes > STREAM_BACKLOG_BYTES) return;
  if (event.kind !== 'position') {
    opening.since.set(opening.since.size, event);
    opening.sharedBytes += event.bytes.byteLength;
    return;
  }
  opening.positionBytes += event.bytes.byteLength - (opening.since.get(event.game)?.bytes.byteLength ?? 0);
  // At its end, behind a list of games that contains an earlier position.
  opening.since.delete(event.game);
  opening.since.set(event.game, event);
}
