import { readGamesInPlay } from '../../db/read/games.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Deps } from '../deps.ts';
import { seeGame } from './find-game.ts';

/**
 * Whether the page of a game may bring an engine now: not while either of its players, or the reader himself, sits at a
 * game that is being played. Which of them it is, and where, is told to nobody.
 */
export async function mayAnalyse(deps: Deps, actor: Actor, id: string): Promise<boolean> {
  const { game } = await seeGame(deps, actor, id);
  if (game.finishedAt === null) return false;
  const people = new Set([game.white, game.black, ...(actor.kind === 'person' ? [actor.account] : [])]);
  const now = deps.now();
  const inPlay = await Promise.all([...people].map((account) => readGamesInPlay(deps.db, account, now)));
  return inPlay.every((games) => games.length === 0);
}
