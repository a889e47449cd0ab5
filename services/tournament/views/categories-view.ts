import type { CategoryRuleView } from '../../../contract/tournament/desk-views.ts';
import type { CategoryRuleInput } from '../../../contract/tournament/table-parts.ts';
import type { SharedPage } from '../../../contract/tournament/tournaments.ts';
import { membersOf } from '../../../domain/tournament/standings/category-members.ts';
import type { Category } from '../../../domain/tournament/value/categories.ts';
import { playersOf, type Tournament } from '../../../domain/tournament/value/state.ts';

/** The public view of the categories: names and members (CAT-4). */
export const presentCategories = (tournament: Tournament): SharedPage['categories'] =>
  tournament.categories.map((category) => ({
    name: category.name,
    players: membersOf(tournament, category).map(({ account }) => account),
  }));

/** The organisers' view of the categories: rules and manually added players. */
export const presentRules = (tournament: Tournament): CategoryRuleView[] =>
  tournament.categories.map((category) => ({
    ...presentRule(category),
    players: playersOf(tournament)
      .filter(({ manualCategories }) => manualCategories.includes(category.name))
      .map(({ account }) => account),
  }));

export const presentRule = (category: Category): Omit<CategoryRuleView, 'players'> => {
  const { name, bornFrom, bornTo, sex, ratingFrom, ratingTo, club } = category;
  return {
    name,
    bornFrom,
    bornTo,
    sex,
    ratingFrom,
    ratingTo,
    club,
  };
};

export const categoryOf = ({ name, sex, club, ...limits }: CategoryRuleInput): Category => ({
  name,
  bornFrom: limits.bornFrom,
  bornTo: limits.bornTo,
  sex,
  ratingFrom: limits.ratingFrom,
  ratingTo: limits.ratingTo,
  club,
});
