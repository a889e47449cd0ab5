import type { SeasonPayload } from '../../contract/leagues/leagues.ts';
import { commit } from '../../db/commit.ts';
import { readSeason, type WholeSeason } from '../../db/read/league.ts';
import { endSeasonNow, insertMembers, insertSeason, SEASON_UNIQUE, updateSeason } from '../../db/write/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { CategoryId, LeagueId, SeasonId } from '../../domain/kernel/ids.ts';
import { endSeason as endedSeason, placedNext } from '../../domain/league/season.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, orRefuse, Refusal } from '../refusal.ts';
import { leagueRunBy, runsLeague, viewLeague } from './view-leagues.ts';

/** Creates a season without a predecessor. */
export async function makeSeason(deps: Deps, actor: Actor, league: LeagueId, sent: SeasonPayload): Promise<void> {
  await leagueRunBy(deps, actor, league);
  await insert(deps, league, sent, null);
}

/** Starts a season from one that has ended: members begin in the category that they were in or moved to. */
export async function startSeason(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  { oldSeasonId, ...sent }: SeasonPayload & { readonly oldSeasonId: SeasonId },
): Promise<void> {
  const old = await seasonRunBy(deps, actor, league, oldSeasonId);
  if (!old.season.ended) throw new Refusal('seasonNotEnded');
  await insert(deps, league, sent, old);
}

async function insert(deps: Deps, league: LeagueId, sent: SeasonPayload, old: WholeSeason | null): Promise<void> {
  const row = {
    ...columnsOf(sent),
    league,
    id: sent.id,
    oldSeason: old?.row.id ?? null,
    closedCategories: [],
    createdAt: deps.now(),
  };
  const members = old === null ? [] : insertMembers(deps.db, league, sent.id, placedNext(old.season));
  orRefuse(await commit(deps.db, { writes: [insertSeason(deps.db, row), ...members], unique: SEASON_UNIQUE }));
}

export async function editSeason(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  id: SeasonId,
  sent: Omit<SeasonPayload, 'id'>,
): Promise<void> {
  await leagueRunBy(deps, actor, league);
  const write = updateSeason(deps.db, league, id, columnsOf(sent));
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'noSuchSeason' }, writes: [] }));
}

/** Of two concurrent requests to end a season, one is refused because it has ended. */
export async function endSeason(deps: Deps, actor: Actor, league: LeagueId, id: SeasonId): Promise<void> {
  const { season } = await seasonRunBy(deps, actor, league, id);
  orRefuse(endedSeason(season));
  const write = endSeasonNow(deps.db, league, id, deps.now());
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'seasonEnded' }, writes: [] }));
}

const columnsOf = (sent: Omit<SeasonPayload, 'id'>) => ({
  name: sent.name,
  description: cleanHtml(sent.description),
  visible: sent.visible,
  startDate: sent.startDate,
  endDate: sent.endDate,
  countedResults: sent.countedResults ?? null,
  goUp: sent.goUp,
  goDown: sent.goDown,
});

export async function seasonRunBy(deps: Deps, actor: Actor, league: LeagueId, id: SeasonId): Promise<WholeSeason> {
  await leagueRunBy(deps, actor, league);
  return orNotFound(await readSeason(deps.db, league, id), 'noSuchSeason');
}

/** A season for viewing; only those who run the league see a hidden one. */
export async function viewSeason(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  id: SeasonId,
): Promise<{ readonly whole: WholeSeason; readonly runs: boolean }> {
  const runs = runsLeague(actor, await viewLeague(deps, actor, league));
  const whole = orNotFound(await readSeason(deps.db, league, id), 'noSuchSeason');
  if (!whole.row.visible && !runs) throw new Refusal('noSuchSeason');
  return { whole, runs };
}

export async function categoryRunBy(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  id: SeasonId,
  category: CategoryId,
): Promise<WholeSeason> {
  const whole = await seasonRunBy(deps, actor, league, id);
  if (!whole.season.categories.includes(category)) throw new Refusal('noSuchCategory');
  return whole;
}
