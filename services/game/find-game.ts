import { type GamePage, readGame } from '../../db/read/tournament/games.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { mustRun, runs } from '../tournament/access.ts';
import { visibleTournament } from '../tournament/views/view.ts';

export interface VisibleGame extends GamePage {
  /** Whether the viewer may see real names. */
  readonly names: boolean;
  /** The viewer runs the tournament. */
  readonly runs: boolean;
  /** The game is not public: the viewer's access depends on a right that can end. */
  readonly byRight: boolean;
}

/**
 * A game that the caller may see: their own games, and those of visible tournaments, unless only the top is public
 * there and neither player is in it (checklist D-73).
 */
export async function loadVisibleGame(deps: Deps, actor: Actor, id: string): Promise<VisibleGame> {
  const page = orNotFound(await readGame(deps.db, id), 'noSuchGame');
  const { tournament, game } = page;
  if (!isOwn(actor, page) && !isForAll(page)) {
    const known = await visibleTournament(deps, actor, tournament.id);
    if (!visibilityFor(actor, known).result(game.white, game.black)) throw new Refusal('forbidden');
  }
  const isRunning = runs(actor, tournament);
  return { ...page, names: !tournament.showOnlyUsernames || isRunning, runs: isRunning, byRight: !isForAll(page) };
}

/** A game whose clocks the caller may change, as an organiser of the tournament (checklist D-40). */
export async function loadGameForArbiter(deps: Deps, actor: Actor, id: string): Promise<GamePage> {
  const page = orNotFound(await readGame(deps.db, id), 'noSuchGame');
  mustRun(actor, page.tournament);
  return page;
}

const isOwn = (actor: Actor, { game }: GamePage): boolean =>
  actor.kind === 'person' && (game.white === actor.account || game.black === actor.account);

const isForAll = ({ tournament }: GamePage): boolean => tournament.publiclyViewable && tournament.showOnlyTop === null;
