import { type FidePlayer, readFidePlayer, readFidePlayersFrom } from '../../db/read/fide.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { beginningsOf } from '../../domain/fide-list/search.ts';
import { FIDE_SEARCH } from '../../domain/kernel/limits.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';

/** The player with this number in the imported list. It needs no rights, because the list is public. */
export const lookUpFideNumber = (deps: Deps, number: number): Promise<FidePlayer | undefined> =>
  readFidePlayer(deps.db, number);

/** Players whose name begins like this, family name first or last (R-548: requires a log-in). */
export async function searchFidePlayers(deps: Deps, actor: Actor, typed: string): Promise<FidePlayer[]> {
  personAsking(actor);
  const beginnings = beginningsOf(typed);
  const found = await Promise.all(beginnings.map((one) => readFidePlayersFrom(deps.db, one, FIDE_SEARCH.rows)));
  const byNumber = new Map(found.flat().map((player) => [player.number, player]));
  return [...byNumber.values()].slice(0, FIDE_SEARCH.rows);
}
