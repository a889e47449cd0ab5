import {
  findTournament,
  readSurroundings,
  readTournament,
  type TournamentRow,
  type TournamentState,
} from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, GameId } from '../../domain/ids.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { maySee, runs } from './access.ts';
import { type Visibility, visibilityFor } from './visibility.ts';

export interface TournamentPageData {
  readonly state: TournamentState;
  readonly surroundings: Awaited<ReturnType<typeof readSurroundings>>;
  readonly visible: Visibility;
  readonly isParticipating: boolean;
  readonly canManage: boolean;
}

/** A tournament that this reader may see, or a refusal: private ones say that they are private. */
export async function viewTournament(deps: Deps, actor: Actor, id: string): Promise<TournamentPageData> {
  const state = await visibleState(deps, actor, id);
  const surroundings = await readSurroundings(deps.db, state.tournament);
  return {
    state,
    surroundings,
    visible: visibilityFor(actor, state),
    isParticipating: state.participants.some((row) => row.account === accountOf(actor) && row.withdrawnFrom === null),
    canManage: runs(actor, state.tournament),
  };
}

/** The whole tournament, for a reader who may see it. */
export async function visibleState(deps: Deps, actor: Actor, id: string): Promise<TournamentState> {
  const row = await knownTournament(deps, id);
  const state = found(await readTournament(deps.db, row.id), 'noSuchTournament');
  mustSee(actor, state);
  return state;
}

/** The row of a tournament by its id in any case. */
export const knownTournament = async (deps: Deps, id: string): Promise<TournamentRow> =>
  found(await findTournament(deps.db, id), 'noSuchTournament');

/** Games that run now and that this reader sees: their moves are with the tournament's object. */
export const runningGames = ({ games }: TournamentState, visible: Visibility, now: number): GameId[] =>
  games
    .filter(
      ({ finishedAt, startAt, white, black }) => finishedAt === null && startAt <= now && visible.result(white, black),
    )
    .map(({ id }) => id);

/** Refuses whoever may not see this tournament. */
export function mustSee(actor: Actor, state: TournamentState): void {
  if (!seesTournament(actor, state)) throw new Refusal('tournamentPrivate');
}

/** Whether this actor may see this tournament. */
export const seesTournament = (actor: Actor, { tournament, participants }: TournamentState): boolean =>
  maySee(
    actor,
    tournament,
    participants.some(({ account }) => account === accountOf(actor)),
  );

const accountOf = (actor: Actor): AccountId | null => (actor.kind === 'person' ? actor.account : null);
