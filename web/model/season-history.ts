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
  const rows = member.teamId === null ? players : teams;
  const events = tournaments.map(({ id }) => id);
  return placesAfterEach(rows.map(entryOf), events, counted).get(keyOf(memberIn(member))) ?? [];
}

const memberIn = ({ userId, teamId }: SeasonRowView): Member =>
  teamId === null ? memberOf('player', userId ?? '') : memberOf('team', teamId);

const entryOf = (row: SeasonRowView): SeasonEntry<string> => ({
  member: memberIn(row),
  results: row.results.map(({ tournament, points, gamePoints, place }) => ({
    event: tournament,
    points: fromPoints(points),
    gamePoints: fromPoints(gamePoints),
    place,
  })),
});
