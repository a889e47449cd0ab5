import type { SeasonResults, SeasonRowView } from '../../contract/leagues/seasons.ts';
import { fromPoints } from '../../domain/kernel/points.ts';
import { placesAfterEach } from '../../domain/league/member-history.ts';
import { keyOf, type Member, memberOf } from '../../domain/league/season.ts';
import type { SeasonEntry } from '../../domain/league/season-table.ts';

/** A member's rank in the table of the category after each of its tournaments; null before the first result. */
export function seasonHistoryOf(
  { tournaments, players, teams }: SeasonResults['categories'][number],
  member: SeasonRowView,
  counted: number | null,
): readonly (number | null)[] {
  const rows = member.team_id === null ? players : teams;
  const events = tournaments.map(({ id }) => id);
  return placesAfterEach(rows.map(entryOf), events, counted).get(keyOf(memberIn(member))) ?? [];
}

const memberIn = ({ user_id, team_id }: SeasonRowView): Member =>
  team_id === null ? memberOf('player', user_id ?? '') : memberOf('team', team_id);

const entryOf = (row: SeasonRowView): SeasonEntry<string> => ({
  member: memberIn(row),
  results: row.results.map(({ tournament, points, game_points, place }) => ({
    event: tournament,
    points: fromPoints(points),
    gamePoints: fromPoints(game_points),
    place,
  })),
});
