/** Members of categories are computed from private data; only the names of categories and members are public. */
import { searchKey } from '../../lib/search-key.ts';
import type { Category, CategoryRule } from '../value/categories.ts';
import { type Player, playersOf, type Tournament } from '../value/state.ts';

export interface Candidate extends Pick<Player, 'rating' | 'club' | 'manualCategories'> {
  readonly person: Pick<Player['person'], 'birthDate' | 'sex'>;
}

/** Manually chosen, or by the rule. A rule without restrictions matches nobody. */
export const isIn = (category: Category, candidate: Candidate): boolean =>
  candidate.manualCategories.includes(category.name) || (asksForSomething(category) && meets(category, candidate));

function asksForSomething({ bornFrom, bornTo, sex, ratingFrom, ratingTo, club }: CategoryRule): boolean {
  return [bornFrom, bornTo, sex, ratingFrom, ratingTo, club].some((part) => part !== null);
}

/** An unknown birth date meets no limit, a missing rating counts as 0, an unknown club matches none. */
function meets(rule: CategoryRule, { person: { birthDate, sex }, rating, club }: Candidate): boolean {
  const born = birthDate === null ? null : Number(birthDate.slice(0, 4));
  return (
    (rule.sex === null || rule.sex === sex) &&
    (rule.club === null || (club !== null && isSameClub(rule.club, club))) &&
    isBetween(born, rule.bornFrom, rule.bornTo) &&
    isBetween(rating ?? 0, rule.ratingFrom, rule.ratingTo)
  );
}

function isBetween(value: number | null, least: number | null, greatest: number | null): boolean {
  if (least === null && greatest === null) return true;
  return value !== null && value >= (least ?? value) && value <= (greatest ?? value);
}

/** CAT-6: "SK Rokade" and "sk  rokade" are the same club, as lists are typed by hand. */
const isSameClub = (one: string, other: string): boolean => searchKey(one) === searchKey(other);

/** Distinct clubs in their first spelling, sorted by name. */
export function clubsOf(players: readonly Pick<Player, 'club'>[]): readonly string[] {
  const named = players.flatMap(({ club }) => (club === null ? [] : [club]));
  const byKey = new Map([...named].reverse().map((club) => [searchKey(club), club]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, club]) => club);
}

export const membersOf = (tournament: Pick<Tournament, 'participants'>, category: Category): readonly Player[] =>
  playersOf(tournament).filter((player) => isIn(category, player));

interface Ranked {
  /** Null if it is not shown. */
  readonly rank: number | null;
}

/** Equals share places; rows without an overall place have none. */
export function placesAmong<Row extends Ranked>(rows: readonly Row[]): readonly Row[] {
  const places = new Map<number, number>();
  for (const [index, { rank }] of rows.entries()) {
    if (rank !== null && !places.has(rank)) places.set(rank, index + 1);
  }
  return rows.map((row) => ({ ...row, rank: row.rank === null ? null : (places.get(row.rank) ?? null) }));
}
