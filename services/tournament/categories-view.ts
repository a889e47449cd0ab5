import type { CategoryRuleView } from '../../contract/desk-views.ts';
import type { CategoryRuleInput } from '../../contract/table-parts.ts';
import type { SharedPage } from '../../contract/tournaments.ts';
import { type Category, membersOf } from '../../domain/tournament/categories.ts';
import { playersOf, type Tournament } from '../../domain/tournament/state.ts';

/** The parts of the table as everybody is told of them: by name, with those who are in them (CAT-4). */
export const presentCategories = (tournament: Tournament): SharedPage['categories'] =>
  tournament.categories.map((category) => ({
    name: category.name,
    players: membersOf(tournament, category).map(({ account }) => account),
  }));

/** What they ask for, and whom the organiser has chosen for them: for those who run the tournament. */
export const presentRules = (tournament: Tournament): CategoryRuleView[] =>
  tournament.categories.map((category) => ({
    ...presentRule(category),
    players: playersOf(tournament)
      .filter(({ chosenFor }) => chosenFor.includes(category.name))
      .map(({ account }) => account),
  }));

/** Whom a category is for. */
export const presentRule = (category: Category): Omit<CategoryRuleView, 'players'> => {
  const { name, bornFrom, bornTo, sex, ratingFrom, ratingTo, club } = category;
  return {
    name,
    born_from: bornFrom,
    born_to: bornTo,
    sex,
    rating_from: ratingFrom,
    rating_to: ratingTo,
    club,
  };
};

/** A category as a form tells of it. */
export const categoryOf = ({ name, sex, club, ...limits }: CategoryRuleInput): Category => ({
  name,
  bornFrom: limits.born_from,
  bornTo: limits.born_to,
  sex,
  ratingFrom: limits.rating_from,
  ratingTo: limits.rating_to,
  club,
});
