import { type GamePage, readGame } from '../../db/read/games.ts';
import { readTournament } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { GameId } from '../../domain/ids.ts';
import { maySee } from '../../domain/tournament/authority.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { mustRun, runs } from '../tournament/access.ts';
import { visibleTournament } from '../tournament/view.ts';
import { visibilityFor } from '../tournament/visibility.ts';

export interface SeenGame extends GamePage {
  /** Whether real names are shown to this reader. */
  readonly names: boolean;
  /** The reader runs the tournament. */
  readonly runs: boolean;
  /** Not everybody may see it: the reader does by a right that can end. */
  readonly byRight: boolean;
}

/**
 * A game that this reader may see: the own ones, and those of tournaments that this reader may see, unless only the top
 * is public there and neither player is in it (checklist D-73).
 */
export async function seeGame(deps: Deps, actor: Actor, id: string): Promise<SeenGame> {
  const page = found(await readGame(deps.db, id), 'noSuchGame');
  const { tournament, game } = page;
  if (!isOwn(actor, page) && !isForAll(page)) {
    const known = await visibleTournament(deps, actor, tournament.id);
    if (!visibilityFor(actor, known).result(game.white, game.black)) throw new Refusal('forbidden');
  }
  const isRunning = runs(actor, tournament);
  return { ...page, names: !tournament.showOnlyUsernames || isRunning, runs: isRunning, byRight: !isForAll(page) };
}

/** Which of these people may follow a game, by the same rule: for those who have been following it for a while. */
export async function mayFollow(deps: Deps, id: GameId, actors: readonly Actor[]): Promise<boolean[]> {
  const page = await readGame(deps.db, id);
  if (page === undefined) return actors.map(() => false);
  if (isForAll(page)) return actors.map(() => true);
  const tournament = await readTournament(deps.db, page.tournament.id);
  const { white, black } = page.game;
  const sees = (actor: Actor): boolean =>
    tournament !== undefined && maySee(actor, tournament) && visibilityFor(actor, tournament).result(white, black);
  return actors.map((actor) => isOwn(actor, page) || sees(actor));
}

/** A game whose clocks this actor may change: only who runs the tournament (checklist D-40). */
export async function gameToArbitrate(deps: Deps, actor: Actor, id: string): Promise<GamePage> {
  const page = found(await readGame(deps.db, id), 'noSuchGame');
  mustRun(actor, page.tournament);
  return page;
}

const isOwn = (actor: Actor, { game }: GamePage): boolean =>
  actor.kind === 'person' && (game.white === actor.account || game.black === actor.account);

const isForAll = ({ tournament }: GamePage): boolean => tournament.publiclyViewable && tournament.showOnlyTop === null;
