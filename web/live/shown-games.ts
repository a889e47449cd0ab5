import { useEffect, useRef } from 'react';
import { MOST_SHOWN_GAMES } from '../../domain/kernel/limits.ts';
import { SECOND } from '../../domain/kernel/time.ts';

/** The running games on screen: the stream of their tournament sends the positions of these only. */

interface Shown {
  readonly tid: string;
  readonly games: readonly string[];
  readonly next: readonly string[];
}

/** A user who turns the page gets the new positions at once; a new round is no reason for all to hurry. */
type ShownChange = 'byUser' | 'byItself';

/** Shorter than a glance, and long enough for a page that is skipped. */
const TURN_MS = 100;

/** A change that nobody has caused is spread over this time. */
const SPREAD_MS = 2 * SECOND;

const shown = new Set<Shown>();
const listeners = new Set<(change: ShownChange) => void>();

interface View {
  readonly games: readonly string[];
  /** Games that are shown when these end, so that their positions are there. */
  readonly next?: readonly string[];
  /** Identifies what the user has chosen to see. */
  readonly view: string;
}

/** Requests the positions of games while the component is mounted. */
export function useShownGames(tid: string, { games, next = [], view }: View): void {
  const chosen = useRef<string | null>(null);
  const ids = games.join();
  const nextIds = next.join();
  useEffect(() => {
    const entry = { tid, games: idsIn(ids), next: idsIn(nextIds) };
    const change = chosen.current === view ? 'byItself' : 'byUser';
    chosen.current = view;
    shown.add(entry);
    for (const listener of [...listeners]) listener(change);
    return () => {
      shown.delete(entry);
    };
  }, [tid, ids, nextIds, view]);
}

const idsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(','));

/** Notifies of changes; returns a function that stops it. */
function onShownGames(listener: (change: ShownChange) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** True if all games on screen are among these. */
const areNamed = (tid: string, named: ReadonlySet<string>): boolean =>
  entriesOf(tid).every(({ games }) => games.every((game) => named.has(game)));

/** The games to name to the stream, those on screen first. */
function gamesToName(tid: string): ReadonlySet<string> {
  const entries = entriesOf(tid);
  const games = [...entries.flatMap((entry) => entry.games), ...entries.flatMap(({ next }) => next)];
  return new Set([...new Set(games)].slice(0, MOST_SHOWN_GAMES));
}

const entriesOf = (tid: string): readonly Shown[] => [...shown].filter((entry) => entry.tid === tid);

/** The games that a stream was opened for. */
export class NamedGames {
  readonly #tid: string;
  #games: ReadonlySet<string> = new Set();

  constructor(tid: string) {
    this.#tid = tid;
  }

  /** For the address of a new stream. */
  now(): string {
    this.#games = gamesToName(this.#tid);
    return [...this.#games].sort().join();
  }

  /** Calls `renew` when games are shown that the stream does not have; returns a function that stops it. */
  follow(renew: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: ShownChange | null = null;
    const settle = () => {
      pending = null;
      if (!areNamed(this.#tid, this.#games)) renew();
    };
    const onChange = (change: ShownChange) => {
      if (pending === 'byUser' || pending === change) return;
      pending = change;
      clearTimeout(timer);
      timer = setTimeout(settle, change === 'byUser' ? TURN_MS : Math.random() * SPREAD_MS);
    };
    onChange('byUser');
    const unsubscribe = onShownGames(onChange);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }
}
