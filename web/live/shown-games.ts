import { useEffect, useRef } from 'react';
import { MOST_SHOWN_GAMES } from '../../domain/kernel/limits.ts';

/** The running games on screen: the stream of their tournament sends the positions of these only. */

interface Shown {
  readonly tid: string;
  readonly games: readonly string[];
  readonly next: readonly string[];
}

/** A user who turns the page gets the new positions at once; a new round is no reason for all to hurry. */
export type ShownChange = 'byUser' | 'byItself';

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
export function onShownGames(listener: (change: ShownChange) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** True if all games on screen are among these. */
export const areNamed = (tid: string, named: ReadonlySet<string>): boolean =>
  entriesOf(tid).every(({ games }) => games.every((game) => named.has(game)));

/** The games to name to the stream, those on screen first. */
export function gamesToName(tid: string): ReadonlySet<string> {
  const entries = entriesOf(tid);
  const games = [...entries.flatMap((entry) => entry.games), ...entries.flatMap(({ next }) => next)];
  return new Set([...new Set(games)].slice(0, MOST_SHOWN_GAMES));
}

const entriesOf = (tid: string): readonly Shown[] => [...shown].filter((entry) => entry.tid === tid);
