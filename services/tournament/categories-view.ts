import type { CategoryRuleView, SharedPage } from '../../contract/tournaments.ts';
import { membersOf } from '../../domain/tournament/categories.ts';
import { playersOf, type Tournament } from '../../domain/tournament/state.ts';

/** The parts of the table as everybody is told of them: by name, with those who are in them (CAT-4). */
export const presentCategories = (tournament: Tournament): SharedPage['categories'] =>
  tournament.categories.map((category) => ({
    name: category.name,
    players: membersOf(tournament, category).map(({ account }) => account),
  }));

/** What they ask for, and whom the organiser has chosen for them: for those who run the tournament. */
export const presentRules = (tournament: Tournament): CategoryRuleView[] =>
  tournament.categories.map(({ name, bornFrom, bornTo, sex, ratingFrom, ratingTo, club }) => ({
    name,
    born_from: bornFrom,
    born_to: bornTo,
    sex,
    rating_from: ratingFrom,
    rating_to: ratingTo,
    club,
    players: playersOf(tournament)
      .filter(({ chosenFor }) => chosenFor.includes(name))
      .map(({ account }) => account),
  }));
