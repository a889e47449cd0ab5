/**
 * A season of a league as one value: who plays in which category, who goes up or down at its end, and how far its end has
 * come (formats sheet, section 9). What changes it is a function from one season to the next, or a refusal.
 */
import { type AccountId, asId, type CategoryId, type TeamId } from '../ids.ts';
import { ok, type Result, refuse } from '../result.ts';

/** A player or a team of a league. */
export type Member =
  | { readonly kind: 'player'; readonly id: AccountId }
  | { readonly kind: 'team'; readonly id: TeamId };

/** The member of a kind and an id that come from outside. */
export const memberOf = (kind: Member['kind'], id: string): Member =>
  kind === 'team' ? { kind, id: asId<TeamId>(id) } : { kind, id: asId<AccountId>(id) };

export interface Placement {
  readonly member: Member;
  readonly category: CategoryId;
}

/** Promotion or relegation: the member plays in another category from the next season on. */
export interface Move {
  readonly member: Member;
  readonly from: CategoryId;
  readonly to: CategoryId;
}

export interface Season {
  /** From the strongest on. */
  readonly categories: readonly CategoryId[];
  /** Where the end of the season before has put its members. */
  readonly placed: readonly Placement[];
  /** In which categories somebody has entered a tournament; a member may stand here more than once. */
  readonly played: readonly Placement[];
  /** One for each member at most. */
  readonly moves: readonly Move[];
  /** The categories that the walk at the end of the season has been through. */
  readonly walked: readonly CategoryId[];
  readonly ended: boolean;
}

export const SEASON_REFUSALS = ['seasonEnded', 'noSuchCategory', 'sameCategory', 'notInTheCategory'] as const;
export type SeasonRefusal = (typeof SEASON_REFUSALS)[number];

type Changed = Result<Season, SeasonRefusal>;

/** Tells members apart: a player and a team may have the same id. */
export const keyOf = ({ kind, id }: Member): string => `${kind} ${id}`;

export const isSameMember = (one: Member, other: Member): boolean => one.kind === other.kind && one.id === other.id;

/**
 * Everybody in the one category that is theirs: where the season before has put them, else the strongest in which they
 * have entered a tournament.
 */
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

/** Enters that a member goes to another category; what was entered of the same member before is replaced. */
export function enterMove(season: Season, move: Move): Changed {
  const allowed = checkMove(season, move);
  return allowed.ok ? ok({ ...season, moves: [...without(season.moves, move.member), move] }) : allowed;
}

/** The member stays in the category after all. */
export const takeBackMove = (season: Season, member: Member): Changed =>
  season.ended ? refuse('seasonEnded') : ok({ ...season, moves: without(season.moves, member) });

/** The walk has been through a category: these of its members go, the others stay. May be said again and otherwise. */
export function walkThrough(season: Season, category: CategoryId, moves: readonly Omit<Move, 'from'>[]): Changed {
  if (season.ended) return refuse('seasonEnded');
  if (!season.categories.includes(category)) return refuse('noSuchCategory');
  const kept: Season = { ...season, moves: season.moves.filter(({ from }) => from !== category) };
  const entered = moves.reduce<Changed>(
    (changed, move) => (changed.ok ? enterMove(changed.value, { ...move, from: category }) : changed),
    ok(kept),
  );
  if (!entered.ok) return entered;
  const walked = season.categories.filter((one) => one === category || season.walked.includes(one));
  return ok({ ...entered.value, walked });
}

/** The category that the walk comes to next, from the strongest on; null when it has been through all of them. */
export const nextToWalk = ({ categories, walked }: Season): CategoryId | null =>
  categories.find((category) => !walked.includes(category)) ?? null;

/** Once and for all. */
export const endSeason = (season: Season): Changed =>
  season.ended ? refuse('seasonEnded') : ok({ ...season, ended: true });

/** Where everybody begins in the season after this one. */
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
