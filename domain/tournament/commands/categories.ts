/** The organiser makes, changes and takes away the categories of the table. */
import type { AccountId } from '../../ids.ts';
import { refuse } from '../../result.ts';
import { isSame } from '../../same.ts';
import { CATEGORIES_MAX, type Category, type CategoryWish } from '../categories.ts';
import { withPlayers } from '../change.ts';
import { type Decided, done } from '../decision.ts';
import { type Player, playerOf, type Tournament } from '../state.ts';

/** A new category, the last of them, or (by its name until now) one that is changed in its place. */
export function setCategory(before: Tournament, was: string | null, { chosen, ...category }: CategoryWish): Decided {
  const { categories } = before;
  if (was !== null && !isKnown(before, was)) return refuse('noSuchTournamentCategory');
  if (category.name !== was && isKnown(before, category.name)) return refuse('categoryNameTaken');
  if (was === null && categories.length >= CATEGORIES_MAX) return refuse('tooManyCategories', { most: CATEGORIES_MAX });
  if (chosen.some((account) => playerOf(before, account) === undefined)) return refuse('notParticipating');
  const wanted =
    was === null ? [...categories, category] : categories.map((one) => (one.name === was ? category : one));
  const renamed = was === null ? before : withPrizesOf(before, was, category.name);
  return categorised(renamed, wanted, (player) => {
    const others = player.chosenFor.filter((name) => name !== was && name !== category.name);
    return isChosen(chosen, player) ? [...others, category.name].sort() : others;
  });
}

/** A category is no more; its players stay where they are. */
export function removeCategory(before: Tournament, name: string): Decided {
  if (!isKnown(before, name)) return refuse('noSuchTournamentCategory');
  if (before.prizes.prizes.some(({ category }) => category === name)) return refuse('categoryHasPrizes');
  return categorised(
    before,
    before.categories.filter((category) => category.name !== name),
    ({ chosenFor }) => chosenFor.filter((one) => one !== name),
  );
}

/** The prizes of a category stay its own under another name. */
function withPrizesOf(before: Tournament, was: string, is: string): Tournament {
  if (was === is) return before;
  const prizes = before.prizes.prizes.map((prize) => (prize.category === was ? { ...prize, category: is } : prize));
  return { ...before, prizes: { ...before.prizes, prizes } };
}

const isKnown = ({ categories }: Tournament, name: string): boolean => categories.some((one) => one.name === name);

const isChosen = (chosen: readonly AccountId[], { account }: Player): boolean => chosen.includes(account);

function categorised(
  before: Tournament,
  categories: readonly Category[],
  chosenFor: (player: Player) => readonly string[],
): Decided {
  const after = withPlayers(before, (player) => {
    const names = chosenFor(player);
    return isSame(names, player.chosenFor) ? player : { ...player, chosenFor: names };
  });
  return done(isSame(categories, before.categories) ? after : { ...after, categories });
}
