import {
  type CategoryRow,
  type MemberYears,
  readLeagueParts,
  readMemberYears,
  readPlacedTournaments,
  type SeasonRow,
} from '../../db/read/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { LeagueId, SeasonId, TournamentId } from '../../domain/kernel/ids.ts';
import { keyOf, type Member, placements } from '../../domain/league/season.ts';
import type { SeasonRow as TableRow } from '../../domain/league/season-table.ts';
import type { Deps } from '../deps.ts';
import { seasonEvents } from './season-events.ts';
import { isOpenTo, tableOf } from './season-results.ts';
import { runsLeague, viewLeague } from './view-leagues.ts';

export interface MemberSeason {
  readonly season: SeasonRow;
  readonly category: CategoryRow;
  /** The member's row in the category's table; undefined if they have not played. */
  readonly row: TableRow<TournamentId> | undefined;
  /** The number of rows in that table. */
  readonly of: number;
  /** The category that the member moved to at the end. */
  readonly to: string | null;
}

/** A member's categories over the seasons, the oldest first, as far as the caller may see them. */
export async function memberHistory(
  deps: Deps,
  actor: Actor,
  league: LeagueId,
  member: Member,
): Promise<readonly MemberSeason[]> {
  const runs = runsLeague(actor, await viewLeague(deps, actor, league));
  const [parts, years, placed] = await Promise.all([
    readLeagueParts(deps.db, league),
    readMemberYears(deps.db, league, member),
    readPlacedTournaments(deps.db, league),
  ]);
  const belonged = parts.seasons.flatMap((season) => {
    const category = categoryIn(season.id, parts.categories, years, member);
    return category === undefined ? [] : [{ season, category }];
  });
  const isAsked = new Set(belonged.map(({ season, category }) => `${season.id} ${category.id}`));
  const played = await seasonEvents(
    deps,
    placed.filter(({ season, category }) => isAsked.has(`${season} ${category}`)),
  );
  const seen = played.filter((event) => runs || isOpenTo(actor, event));
  const seasons = belonged.map(({ season, category }): MemberSeason => {
    const { players, teams } = tableOf(
      category,
      seen.filter((event) => event.season === season.id),
      season,
    );
    const table = member.kind === 'player' ? players : teams;
    const row = table.find((one) => keyOf(one.member) === keyOf(member));
    const showsMoves = runs || season.endedAt !== null;
    const move = years.moves.find((one) => one.season === season.id);
    return { season, category, row, of: table.length, to: (showsMoves && move?.to) || null };
  });
  return seasons
    .filter(({ season, category, row }) => runs || (season.visible && category.visible && row !== undefined))
    .reverse();
}

/** The member's category in a season (LEAGUE-2). */
function categoryIn(
  season: SeasonId,
  categories: readonly CategoryRow[],
  { placed, played }: MemberYears,
  member: Member,
): CategoryRow | undefined {
  const inSeason = (rows: MemberYears['placed']) =>
    rows.filter((row) => row.season === season).map(({ category }) => ({ member, category }));
  const [placement] = placements({
    categories: categories.map(({ id }) => id),
    placed: inSeason(placed),
    played: inSeason(played),
  });
  return categories.find(({ id }) => id === placement?.category);
}
