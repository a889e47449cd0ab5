import { type LobbyRows, readLobby } from '../../db/read/games.ts';
import type { Person } from '../../domain/access/actor.ts';
import { SECOND } from '../../domain/time.ts';
import type { Deps } from '../deps.ts';

/** What awaits a player: a game, a pairing, or nothing. */
export type Lobby =
  | { readonly kind: 'nothing' }
  /** A pairing is coming; the game is not known yet. Milliseconds. */
  | { readonly kind: 'pairing'; readonly inMs: number }
  | { readonly kind: 'game'; readonly inMs: number; readonly page: NonNullable<LobbyRows['next']> };

/** How soon to look again for a pairing that is due but not made yet. */
const SOON = 2 * SECOND;

/** The lobby of one player: his next game, or the next pairing that he is in. */
export async function lobbyOf(deps: Deps, person: Person): Promise<Lobby> {
  const { next, waiting } = await readLobby(deps.db, person.account);
  const now = deps.now();
  if (next !== undefined) return { kind: 'game', inMs: Math.max(0, next.game.startAt - now), page: next };
  if (waiting?.at == null) return { kind: 'nothing' };
  return { kind: 'pairing', inMs: Math.max(SOON, waiting.at - now) };
}
