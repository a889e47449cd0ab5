/** A league season as a value (formats sheet, section 9). */
import { type AccountId, asId, type CategoryId, type TeamId } from '../kernel/ids.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';

export type Member =
  | { readonly kind: 'player'; readonly id: AccountId }
  | { readonly kind: 'team'; readonly id: TeamId };

export const memberOf = (kind: Member['kind'], id: string): Member =>
  kind === 'team' ? { kind, id: asId<TeamId>(id) } : { kind, id: asId<AccountId>(id) };

export interface Placement {
  readonly member: Member;
  readonly category: CategoryId;
}

/** Promotion or relegation, effective next season. */
export interface Move {
  readonly member: Member;
  readonly from: CategoryId;
  readonly to: CategoryId;
}

export interface Season {
  /** Strongest first. */
  readonly categories: readonly CategoryId[];
  /** Categories assigned at the end of the previous season. */
  readonly placed: readonly Placement[];
  /** Categories of the tournaments entered; a member may occur more than once. */
  readonly played: readonly Placement[];
  /** At most one per member. */
  readonly moves: readonly Move[];
  /** Categories already completed in the closing of the season. */
  readonly closedCategories: readonly CategoryId[];
  readonly ended: boolean;
}

export const SEASON_REFUSALS = ['seasonEnded', 'noSuchCategory', 'sameCategory', 'notInTheCategory'] as const;
export type SeasonRefusal = (typeof SEASON_REFUSALS)[number];

type Changed = Result<Season, SeasonRefusal>;

/** Includes the kind, as a player and a team may have the same id. */
export const keyOf = ({ kind, id }: Member): string => `${kind} ${id}`;

export const isSameMember = (one: Member, other: Member): boolean => one.kind === other.kind && one.id === other.id;

/** One category per member: assigned by the previous season, else the strongest in which they entered a tournament. */
export function placements({
  categories,
  placed,
  played,
}: Pick<Season, 'categories' | 'placed' | 'played'>): readonly Placement[] {
  const found = new Map<string, Placement>();
  for (const placement of placed) found.set(keyOf(placement.member), placement);
  for (const category of categories) {
    for (const placement of played) {
      const key = keyOf(placement.member);
      if (placement.category === category && !found.has(key)) found.set(key, placement);
    }
  }
  return [...found.values()];
}

export const membersIn = (season: Season, category: CategoryId): readonly Member[] =>
  placements(season)
    .filter((placement) => placement.category === category)
    .map(({ member }) => member);

/** Replaces an earlier move of the same member. */
export function enterMove(season: Season, move: Move): Changed {
  const allowed = checkMove(season, move);
  return allowed.ok ? ok({ ...season, moves: [...without(season.moves, move.member), move] }) : allowed;
}

export const takeBackMove = (season: Season, member: Member): Changed =>
  season.ended ? refuse('seasonEnded') : ok({ ...season, moves: without(season.moves, member) });

/** Completes a category: these members move, the others stay. May be repeated with other moves. */
export function closeCategory(season: Season, category: CategoryId, moves: readonly Omit<Move, 'from'>[]): Changed {
  if (season.ended) return refuse('seasonEnded');
  if (!season.categories.includes(category)) return refuse('noSuchCategory');
  const kept: Season = { ...season, moves: season.moves.filter(({ from }) => from !== category) };
  const entered = moves.reduce<Changed>(
    (changed, move) => (changed.ok ? enterMove(changed.value, { ...move, from: category }) : changed),
    ok(kept),
  );
  if (!entered.ok) return entered;
  const closedCategories = season.categories.filter((one) => one === category || season.closedCategories.includes(one));
  return ok({ ...entered.value, closedCategories });
}

/** The next category to complete, strongest first; null when all are done. */
export const nextToClose = ({ categories, closedCategories }: Season): CategoryId | null =>
  categories.find((category) => !closedCategories.includes(category)) ?? null;

/** Irreversible. */
export const endSeason = (season: Season): Changed =>
  season.ended ? refuse('seasonEnded') : ok({ ...season, ended: true });

/** Starting categories of the next season. */
export function placedNext(season: Season): readonly Placement[] {
  const goes = new Map(season.moves.map(({ member, to }) => [keyOf(member), to]));
  return placements(season).map(({ member, category }) => ({ member, category: goes.get(keyOf(member)) ?? category }));
}

function checkMove(season: Season, { member, from, to }: Move): Result<true, SeasonRefusal> {
  if (season.ended) return refuse('seasonEnded');
  if (!season.categories.includes(from) || !season.categories.includes(to)) return refuse('noSuchCategory');
  if (from === to) return refuse('sameCategory');
  return membersIn(season, from).some((one) => isSameMember(one, member)) ? ok(true) : refuse('notInTheCategory');
}

const without = (moves: readonly Move[], member: Member): readonly Move[] =>
  moves.filter((move) => !isSameMember(move.member, member));
