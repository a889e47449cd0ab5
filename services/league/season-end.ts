import { commit } from '../../db/commit.ts';
import type { WholeSeason } from '../../db/read/league.ts';
import { claimSeason, moveWrites } from '../../db/write/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { CategoryId, LeagueId, SeasonId, TournamentId } from '../../domain/ids.ts';
import {
  enterMove,
  isSameMember,
  type Member,
  type Move,
  type Season,
  takeBackMove,
  walkThrough,
} from '../../domain/league/season.ts';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { seasonRunBy } from './seasons.ts';

/** Who moves, and the tournament whose result it follows from where somebody has said so. */
export interface NamedMove extends Omit<Move, 'from'> {
  readonly tournament: TournamentId | null;
}

/** Enters a promotion or a relegation. */
export async function enterSeasonMove(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  id: SeasonId,
  { tournament, ...move }: NamedMove & Pick<Move, 'from'>,
): Promise<void> {
  const whole = await seasonRunBy(deps, actor, league, id);
  await store(deps, league, whole, orRefuse(enterMove(whole.season, move)), [{ ...move, tournament }]);
}

/** Takes back what was entered of a player or a team (checklist D-44). */
export async function takeBackSeasonMove(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  id: SeasonId,
  member: string,
): Promise<void> {
  const whole = await seasonRunBy(deps, actor, league, id);
  const entered = whole.season.moves.find((move) => move.member.id === member);
  if (entered === undefined) throw new Refusal('noSuchMove');
  await store(deps, league, whole, orRefuse(takeBackMove(whole.season, entered.member)), []);
}

/** The walk at the end of the season has been through a category. */
export async function walkSeasonCategory(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  id: SeasonId,
  category: CategoryId,
  moves: readonly NamedMove[],
): Promise<void> {
  const whole = await seasonRunBy(deps, actor, league, id);
  await store(deps, league, whole, orRefuse(walkThrough(whole.season, category, moves)), moves);
}

/** Of two who change a season at the same time, one is told to look again. */
async function store(
  deps: Deps,
  league: LeagueId,
  { row, season, moves }: WholeSeason,
  after: Season,
  named: readonly NamedMove[],
): Promise<void> {
  const known = moves.map(({ memberType, member, tournament }) => ({
    member: { kind: memberType, id: member } as Member,
    tournament,
  }));
  const tournamentOf = (member: Member): TournamentId | null =>
    [...named, ...known].find((one) => isSameMember(one.member, member))?.tournament ?? null;
  orRefuse(
    await commit(deps.db, {
      claim: { write: claimSeason(deps.db, { ...row, league }, after), otherwise: 'changedMeanwhile' },
      writes: moveWrites(deps.db, row, season, after, tournamentOf),
    }),
  );
}
