import { type GamePage, readGame } from '../../db/read/games.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { mustRun, organiserOf, runs } from '../tournament/access.ts';

export interface SeenGame extends GamePage {
  /** Whether real names are shown to this reader. */
  readonly names: boolean;
}

/** A game that this reader may see. */
export async function seeGame(deps: Deps, actor: Actor, id: string): Promise<SeenGame> {
  const page = found(await readGame(deps.db, id), 'noSuchGame');
  const { tournament, game } = page;
  const participating = actor.kind === 'person' && (game.white === actor.account || game.black === actor.account);
  const view = {
    do: 'viewTournament',
    of: organiserOf(tournament),
    public: tournament.publiclyViewable,
    participating,
  } as const;
  if (!can(actor, view)) throw new Refusal('tournamentPrivate');
  return { ...page, names: !tournament.showOnlyUsernames || runs(actor, tournament) };
}

/** A game whose clocks this actor may change: only who runs the tournament (checklist D-40). */
export async function gameToArbitrate(deps: Deps, actor: Actor, id: string): Promise<GamePage> {
  const page = found(await readGame(deps.db, id), 'noSuchGame');
  mustRun(actor, page.tournament);
  return page;
}
