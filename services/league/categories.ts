import type { CategoryPayload } from '../../contract/leagues/leagues.ts';
import { commit } from '../../db/commit.ts';
import { type CategoryRow, readLeagueParts } from '../../db/read/league.ts';
import {
  CATEGORY_ID_UNIQUE,
  claimPlace,
  deleteUnusedCategory,
  insertCategory,
  setPlace,
  updateCategory,
} from '../../db/write/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { CategoryId, LeagueId } from '../../domain/kernel/ids.ts';
import type { Restrictions } from '../../domain/league/restrictions.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, orRefuse } from '../refusal.ts';
import { leagueRunBy } from './view-leagues.ts';

/** Adds a category, which becomes the weakest of the league. */
export async function makeCategory(deps: Deps, actor: Actor, league: LeagueId, sent: CategoryPayload): Promise<void> {
  await leagueRunBy(deps, actor, league);
  const row = { ...columnsOf(sent), league, id: sent.id };
  orRefuse(await commit(deps.db, { writes: [insertCategory(deps.db, row)], unique: [CATEGORY_ID_UNIQUE] }));
}

export async function editCategory(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  id: CategoryId,
  sent: Omit<CategoryPayload, 'id'>,
): Promise<void> {
  await leagueRunBy(deps, actor, league);
  const write = updateCategory(deps.db, league, id, columnsOf(sent));
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'noSuchCategory' }, writes: [] }));
}

/** Allowed only if no tournament, member or promotion belongs to the category. */
export async function deleteCategory(deps: Deps, actor: Actor, league: LeagueId, id: CategoryId): Promise<void> {
  await categoryOf(deps, actor, league, id);
  const write = deleteUnusedCategory(deps.db, league, id);
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'categoryInUse' }, writes: [] }));
}

export async function swapCategories(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  ids: readonly [CategoryId, CategoryId],
): Promise<void> {
  const [one, other] = [await categoryOf(deps, actor, league, ids[0]), await categoryOf(deps, actor, league, ids[1])];
  if (one.id === other.id) return;
  orRefuse(
    await commit(deps.db, {
      claim: { write: claimPlace(deps.db, one, other), otherwise: 'changedMeanwhile' },
      writes: [setPlace(deps.db, league, other.id, one.place)],
    }),
  );
}

async function categoryOf(deps: Deps, actor: Actor, league: LeagueId, id: CategoryId): Promise<CategoryRow> {
  await leagueRunBy(deps, actor, league);
  const { categories } = await readLeagueParts(deps.db, league);
  return orNotFound(
    categories.find((category) => category.id === id),
    'noSuchCategory',
  );
}

const columnsOf = (sent: Omit<CategoryPayload, 'id'>) => ({
  name: sent.name,
  description: cleanHtml(sent.description),
  visible: sent.visible,
  genderRestricted: sent.genderRestricted,
  fRestricted: sent.fRestricted,
  ageRestricted: sent.ageRestricted,
  minimumAge: sent.minimumAge ?? null,
  maximumAge: sent.maximumAge ?? null,
  ratingRestricted: sent.ratingRestricted,
  minimumRating: sent.minimumRating ?? null,
  maximumRating: sent.maximumRating ?? null,
});

export const restrictionsOf = (row: CategoryRow): Restrictions => ({
  sex: row.genderRestricted ? (row.fRestricted ? 'F' : 'M') : null,
  age: row.ageRestricted ? { least: row.minimumAge, greatest: row.maximumAge } : null,
  rating: row.ratingRestricted ? { least: row.minimumRating, greatest: row.maximumRating } : null,
});
