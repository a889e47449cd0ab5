import { isObject, parseJson } from '../../contract/http/parse-json.ts';
import { joined, serverSentEvent } from './event-feed.ts';

/** An encoded event of a stream. */
export type SentEvent =
  | { readonly kind: 'shared'; readonly bytes: Uint8Array }
  /** The position of a running game, for those who show the game. */
  | { readonly kind: 'position'; readonly game: string; readonly bytes: Uint8Array }
  | GamesEvent;

/** Ids of the games that a client shows. */
export type ShownGames = ReadonlySet<string>;

const decoder = new TextDecoder();

/** A list of games. It is parsed for the first client that shows only some of them. */
export class GamesEvent {
  readonly kind = 'games';
  readonly bytes: Uint8Array;
  /** By the id of a game: the pairing, and all games of the pairing. */
  #lists: ReadonlyMap<string, GameList> | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The pairings with one of these games, as an event of its own; null if there are none. */
  of(games: ShownGames): Uint8Array | null {
    this.#lists ??= listsIn(this.bytes);
    const lists = this.#lists;
    const shown = [...games].map((game) => lists.get(game)).filter((list) => list !== undefined);
    return shown.length === 0 ? null : serverSentEvent('games', Object.fromEntries(shown));
  }
}

type GameList = readonly [pairing: string, games: readonly unknown[]];

function listsIn(bytes: Uint8Array): ReadonlyMap<string, GameList> {
  const data = parseJson(/^data: (.*)$/m.exec(decoder.decode(bytes))?.[1] ?? '');
  const byGame = new Map<string, GameList>();
  for (const [pairing, sent] of isObject(data) ? Object.entries(data) : []) {
    const games: readonly unknown[] = Array.isArray(sent) ? sent : [];
    for (const game of games) if (isObject(game) && typeof game.id === 'string') byGame.set(game.id, [pairing, games]);
  }
  return byGame;
}

/** The events for each group of clients that show the same games, each joined once. */
export class EventBatch {
  readonly #events: readonly SentEvent[];
  #shared: Uint8Array | null | undefined;

  constructor(events: readonly SentEvent[]) {
    this.#events = events;
  }

  /** What everybody gets; null if that is nothing. */
  get shared(): Uint8Array | null {
    this.#shared ??= joinedOrNull(this.#events.flatMap(({ kind, bytes }) => (kind === 'shared' ? [bytes] : [])));
    return this.#shared;
  }

  /** `games`: those shown, or null for all. */
  of(games: ShownGames | null): Uint8Array | null {
    if (games === null) return joinedOrNull(this.#events.map(({ bytes }) => bytes));
    const parts = this.#events.flatMap((event) => partOf(event, games) ?? []);
    const isShared = parts.length === this.#events.filter(({ kind }) => kind === 'shared').length;
    return isShared ? this.shared : joinedOrNull(parts);
  }
}

export function partOf(event: SentEvent, games: ShownGames): Uint8Array | null {
  switch (event.kind) {
    case 'shared':
      return event.bytes;
    case 'position':
      return games.has(event.game) ? event.bytes : null;
    case 'games':
      return event.of(games);
  }
}

const joinedOrNull = (parts: readonly Uint8Array[]): Uint8Array | null => (parts.length === 0 ? null : joined(parts));
