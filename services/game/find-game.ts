import { type GamePage, readGame } from '../../db/read/games.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { mustRun, runs } from '../tournament/access.ts';
import { visibleState } from '../tournament/view.ts';
import { visibilityFor } from '../tournament/visibility.ts';

export interface SeenGame extends GamePage {
  /** Whether real names are shown to this reader. */
  readonly names: boolean;
}

/**
 * A game that this reader may see: the own ones, and those of tournaments that this reader may see, unless only the top
 * is public there and neither player is in it (checklist D-73).
 */
export async function seeGame(deps: Deps, actor: Actor, id: string): Promise<SeenGame> {
  const page = found(await readGame(deps.db, id), 'noSuchGame');
  const { tournament, game } = page;
  const own = actor.kind === 'person' && (game.white === actor.account || game.black === actor.account);
  if (!own && (!tournament.publiclyViewable || tournament.showOnlyTop !== null)) {
    const state = await visibleState(deps, actor, tournament.id);
    if (!visibilityFor(actor, state).result(game.white, game.black)) throw new Refusal('forbidden');
  }
  return { ...page, names: !tournament.showOnlyUsernames || runs(actor, tournament) };
}

/** A game whose clocks this actor may change: only who runs the tournament (checklist D-40). */
export async function gameToArbitrate(deps: Deps, actor: Actor, id: string): Promise<GamePage> {
  const page = found(await readGame(deps.db, id), 'noSuchGame');
  mustRun(actor, page.tournament);
  return page;
}
