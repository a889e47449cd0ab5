import { readGamesInPlay } from '../../db/read/tournament/games.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Deps } from '../deps.ts';
import { loadVisibleGame } from './find-game.ts';

/**
 * Whether the page of a game may load an engine: not while either of its players, or the viewer, is playing a game. Who
 * is playing, and where, is not disclosed.
 */
export async function mayAnalyse(deps: Deps, actor: Actor, id: string): Promise<boolean> {
  const { game } = await loadVisibleGame(deps, actor, id);
  if (game.finishedAt === null) return false;
  const people = new Set([game.white, game.black, ...(actor.kind === 'person' ? [actor.account] : [])]);
  const now = deps.now();
  const inPlay = await Promise.all([...people].map((account) => readGamesInPlay(deps.db, account, now)));
  return inPlay.every((games) => games.length === 0);
}
