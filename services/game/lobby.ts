import { type GamePage, readLobby } from '../../db/read/games.ts';
import type { Person } from '../../domain/access/actor.ts';
import { SECOND } from '../../domain/time.ts';
import type { Deps } from '../deps.ts';

/** A game that somebody plays or is about to play. Milliseconds until it starts, 0 where it runs. */
export interface LobbyGame {
  readonly inMs: number;
  readonly page: GamePage;
}

/** What awaits a player: games, a pairing, or nothing. */
export type Lobby =
  | { readonly kind: 'nothing' }
  /** A pairing is coming; the game is not known yet. Milliseconds. */
  | { readonly kind: 'pairing'; readonly inMs: number }
  /** The next game, and those that come after it or run beside it. */
  | { readonly kind: 'game'; readonly first: LobbyGame; readonly others: readonly LobbyGame[] };

/** How soon to look again for a pairing that is due but not made yet. */
const SOON = 2 * SECOND;

/** The lobby of one player: his next games, or the next pairing that he is in. */
export async function lobbyOf(deps: Deps, person: Person): Promise<Lobby> {
  const { games, waiting } = await readLobby(deps.db, person.account);
  const now = deps.now();
  const [first, ...others] = games.map((page) => ({ inMs: Math.max(0, page.game.startAt - now), page }));
  if (first !== undefined) return { kind: 'game', first, others };
  if (waiting?.at == null) return { kind: 'nothing' };
  return { kind: 'pairing', inMs: Math.max(SOON, waiting.at - now) };
}
