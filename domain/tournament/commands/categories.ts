import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import { type Decided, done } from '../decision.ts';
import { CATEGORIES_MAX, type Category, type CategoryWish } from '../value/categories.ts';
import { withPlayers } from '../value/change.ts';
import { type Player, playerOf, type Tournament } from '../value/state.ts';

/** Appends a new category, or changes an existing one in place. */
export function setCategory(
  before: Tournament,
  previousName: string | null,
  { chosen, ...category }: CategoryWish,
): Decided {
  const { categories } = before;
  if (previousName !== null && !isKnown(before, previousName)) return refuse('noSuchTournamentCategory');
  if (category.name !== previousName && isKnown(before, category.name)) return refuse('categoryNameTaken');
  if (previousName === null && categories.length >= CATEGORIES_MAX)
    return refuse('tooManyCategories', { most: CATEGORIES_MAX });
  if (chosen.some((account) => playerOf(before, account) === undefined)) return refuse('notParticipating');
  const wanted =
    previousName === null
      ? [...categories, category]
      : categories.map((one) => (one.name === previousName ? category : one));
  const renamed = previousName === null ? before : withPrizesOf(before, previousName, category.name);
  return categorised(renamed, wanted, (player) => {
    const others = player.manualCategories.filter((name) => name !== previousName && name !== category.name);
    return isChosen(chosen, player) ? [...others, category.name].sort() : others;
  });
}

export function removeCategory(before: Tournament, name: string): Decided {
  if (!isKnown(before, name)) return refuse('noSuchTournamentCategory');
  if (before.prizes.prizes.some(({ category }) => category === name)) return refuse('categoryHasPrizes');
  return categorised(
    before,
    before.categories.filter((category) => category.name !== name),
    ({ manualCategories }) => manualCategories.filter((one) => one !== name),
  );
}

function withPrizesOf(before: Tournament, previousName: string, name: string): Tournament {
  if (previousName === name) return before;
  const prizes = before.prizes.prizes.map((prize) =>
    prize.category === previousName ? { ...prize, category: name } : prize,
  );
  return { ...before, prizes: { ...before.prizes, prizes } };
}

const isKnown = ({ categories }: Tournament, name: string): boolean => categories.some((one) => one.name === name);

const isChosen = (chosen: readonly AccountId[], { account }: Player): boolean => chosen.includes(account);

function categorised(
  before: Tournament,
  categories: readonly Category[],
  manualCategories: (player: Player) => readonly string[],
): Decided {
  const after = withPlayers(before, (player) => {
    const names = manualCategories(player);
    return isSame(names, player.manualCategories) ? player : { ...player, manualCategories: names };
  });
  return done(isSame(categories, before.categories) ? after : { ...after, categories });
}
