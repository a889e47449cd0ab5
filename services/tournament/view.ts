import { findTournament, readSurroundings, readTournament, type TournamentRow } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { GameId } from '../../domain/ids.ts';
import { maySee } from '../../domain/tournament/authority.ts';
import { boardsOf, openGames, playerOf, type Tournament } from '../../domain/tournament/state.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { type Visibility, visibilityFor } from './visibility.ts';

export interface TournamentPageData {
  readonly tournament: Tournament;
  readonly surroundings: Awaited<ReturnType<typeof readSurroundings>>;
  readonly visible: Visibility;
  readonly isParticipating: boolean;
  readonly canManage: boolean;
}

/** A tournament that this reader may see, or a refusal: private ones say that they are private. */
export async function viewTournament(deps: Deps, actor: Actor, id: string): Promise<TournamentPageData> {
  const tournament = await visibleTournament(deps, actor, id);
  return {
    tournament,
    surroundings: await readSurroundings(deps.db, tournament),
    visible: visibilityFor(actor, tournament),
    isParticipating: actor.kind === 'person' && playerOf(tournament, actor.account)?.withdrawnFrom === null,
    canManage: can(actor, { do: 'runTournaments', of: tournament.host }),
  };
}

/** The whole tournament, for a reader who may see it. */
export async function visibleTournament(deps: Deps, actor: Actor, id: string): Promise<Tournament> {
  const row = await knownTournament(deps, id);
  const tournament = found(await readTournament(deps.db, row.id), 'noSuchTournament');
  if (!maySee(actor, tournament)) throw new Refusal('tournamentPrivate');
  return tournament;
}

/** The row of a tournament by its id in any case. */
export const knownTournament = async (deps: Deps, id: string): Promise<TournamentRow> =>
  found(await findTournament(deps.db, id), 'noSuchTournament');

/** Games that run now and that this reader sees: their moves are with the tournament's object. */
export const runningGames = ({ rounds }: Tournament, visible: Visibility, now: number): GameId[] =>
  rounds
    .flatMap(boardsOf)
    .flatMap(openGames)
    .filter(({ startAt, white, black }) => startAt <= now && visible.result(white, black))
    .map(({ id }) => id);
