import { commit } from '../../db/commit.ts';
import type { WholeSeason } from '../../db/read/league.ts';
import { claimSeason, moveWrites } from '../../db/write/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { CategoryId, LeagueId, SeasonId, TournamentId } from '../../domain/kernel/ids.ts';
import {
  closeCategory,
  enterMove,
  isSameMember,
  type Member,
  type Move,
  type Season,
  takeBackMove,
} from '../../domain/league/season.ts';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { seasonRunBy } from './seasons.ts';

/** A move and, if given, the tournament whose result it follows from. */
export interface NamedMove extends Omit<Move, 'from'> {
  readonly tournament: TournamentId | null;
}

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

/** Removes the entered move of a player or a team (checklist D-44). */
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

/** Records that a category has been closed. */
export async function closeSeasonCategory(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  id: SeasonId,
  category: CategoryId,
  moves: readonly NamedMove[],
): Promise<void> {
  const whole = await seasonRunBy(deps, actor, league, id);
  await store(deps, league, whole, orRefuse(closeCategory(whole.season, category, moves)), moves);
}

/** Of two concurrent changes to a season, one is refused and has to reload. */
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
