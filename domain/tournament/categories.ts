/**
 * The categories of a tournament: parts of its table with places of their own, by age, sex, rating and club, or by the
 * organiser's choice (CAT-1 to CAT-4). Who belongs to one is worked out here, from what is kept from the public: only the
 * names of a category and of those who are in it are told.
 */
import type { AccountId } from '../ids.ts';
import { searchKey } from '../search-key.ts';
import { type Player, playersOf, type Tournament } from './state.ts';

export const CATEGORIES_MAX = 30;

/** Whom a category is for; null where it asks for nothing of the kind. All limits are in it. */
export interface CategoryRule {
  readonly bornFrom: number | null;
  readonly bornTo: number | null;
  readonly sex: 'F' | 'M' | null;
  readonly ratingFrom: number | null;
  readonly ratingTo: number | null;
  /** The name of a club, however it is written (see `isSameClub`). */
  readonly club: string | null;
}

/** In the order in which the organiser has made them; the name tells one from the others. */
export interface Category extends CategoryRule {
  readonly name: string;
}

/** A category as it is stored, by this or by an older Rokade, which asked for no club. */
export type KeptCategory = Omit<Category, 'club'> & Partial<Pick<Category, 'club'>>;

export const keptCategory = (kept: KeptCategory): Category => ({ ...kept, club: kept.club ?? null });

/** A category with those whom the organiser has chosen for it, whatever its rule says. */
export interface CategoryWish extends Category {
  readonly chosen: readonly AccountId[];
}

/** What the rule looks at, and the categories that somebody was chosen for. */
export interface Candidate extends Pick<Player, 'rating' | 'club' | 'chosenFor'> {
  readonly person: Pick<Player['person'], 'birthDate' | 'sex'>;
}

/** Whether somebody is in a category: chosen for it, or as its rule asks. A rule that asks for nothing takes nobody. */
export const isIn = (category: Category, candidate: Candidate): boolean =>
  candidate.chosenFor.includes(category.name) || (asksForSomething(category) && meets(category, candidate));

function asksForSomething({ bornFrom, bornTo, sex, ratingFrom, ratingTo, club }: CategoryRule): boolean {
  return [bornFrom, bornTo, sex, ratingFrom, ratingTo, club].some((part) => part !== null);
}

/**
 * Whose birth is not known meets no limit of it; who has no rating counts as 0, as in the categories of a league; whose club
 * is not known is of none.
 */
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

/** "SK Rokade" and "sk  rokade" are one club: lists of entrants are typed by many hands (CAT-6). */
export const isSameClub = (one: string, other: string): boolean => searchKey(one) === searchKey(other);

/** The clubs that players come from, each once as it was written first, by their names. */
export function clubsOf(players: readonly Pick<Player, 'club'>[]): readonly string[] {
  const named = players.flatMap(({ club }) => (club === null ? [] : [club]));
  const byKey = new Map([...named].reverse().map((club) => [searchKey(club), club]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, club]) => club);
}

/** Those who are in a category, in the order of the starting list. */
export const membersOf = (tournament: Pick<Tournament, 'participants'>, category: Category): readonly Player[] =>
  playersOf(tournament).filter((player) => isIn(category, player));

interface Ranked {
  /** Null where it is not shown. */
  readonly rank: number | null;
}

/**
 * The rows of a part of the table, the first one first, with their places in it: equals share theirs, and who has none in
 * the whole table has none here.
 */
export function placesAmong<Row extends Ranked>(rows: readonly Row[]): readonly Row[] {
  const places = new Map<number, number>();
  for (const [index, { rank }] of rows.entries()) {
    if (rank !== null && !places.has(rank)) places.set(rank, index + 1);
  }
  return rows.map((row) => ({ ...row, rank: row.rank === null ? null : (places.get(row.rank) ?? null) }));
}
