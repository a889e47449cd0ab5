import {
  findTournament,
  readPageMeta,
  readTournament,
  type TournamentRow,
} from '../../../db/read/tournament/tournament.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import { can } from '../../../domain/access/policy.ts';
import type { GameId } from '../../../domain/kernel/ids.ts';
import { maySee } from '../../../domain/tournament/guards/authority.ts';
import { boardsOf, openGames, playerOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import { type Visibility, visibilityFor } from '../../../domain/view/audience.ts';
import type { Deps } from '../../deps.ts';
import { orNotFound, Refusal } from '../../refusal.ts';

export interface TournamentPageData {
  readonly tournament: Tournament;
  readonly meta: Awaited<ReturnType<typeof readPageMeta>>;
  readonly visible: Visibility;
  readonly isParticipating: boolean;
  readonly canManage: boolean;
}

/** A tournament that the caller may see; private ones are refused as private. */
export async function viewTournament(deps: Deps, actor: Actor, id: string): Promise<TournamentPageData> {
  const tournament = await visibleTournament(deps, actor, id);
  return {
    tournament,
    meta: await readPageMeta(deps.db, tournament),
    visible: visibilityFor(actor, tournament),
    isParticipating: actor.kind === 'person' && playerOf(tournament, actor.account)?.withdrawnFrom === null,
    canManage: can(actor, { do: 'runTournaments', of: tournament.host }),
  };
}

export async function visibleTournament(deps: Deps, actor: Actor, id: string): Promise<Tournament> {
  const row = await knownTournament(deps, id);
  const tournament = orNotFound(await readTournament(deps.db, row.id), 'noSuchTournament');
  if (!maySee(actor, tournament)) throw new Refusal('tournamentPrivate');
  return tournament;
}

/** The row of a tournament by its id, case-insensitively. */
export const knownTournament = async (deps: Deps, id: string): Promise<TournamentRow> =>
  orNotFound(await findTournament(deps.db, id), 'noSuchTournament');

/** Running games that the viewer may see; the tournament's object has their moves. */
export const runningGames = ({ rounds }: Tournament, visible: Visibility, now: number): GameId[] =>
  rounds
    .flatMap(boardsOf)
    .flatMap(openGames)
    .filter(({ startAt, white, black }) => startAt <= now && visible.result(white, black))
    .map(({ id }) => id);
