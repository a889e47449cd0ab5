import { changed } from '../answers.ts';
import * as calls from '../calls.ts';
import { tournamentId } from '../path-parts.ts';
import { prizePlan } from '../prizes.ts';
import { UNCHANGED } from '../refusals.ts';
import { removeCategoryPayload, tournamentCategoryPayload } from '../rounds.ts';
import type { Described } from './description.ts';

export const TABLE_CALLS = {
  setTournamentCategory: {
    at: calls.setTournamentCategory,
    does: 'make a category of the table, or change one',
    right: 'runTournaments',
    path: { id: tournamentId },
    body: tournamentCategoryPayload,
    answer: changed,
    refuses: [UNCHANGED, 'noSuchTournamentCategory', 'categoryNameTaken', 'tooManyCategories', 'notParticipating'],
  },
  removeTournamentCategory: {
    at: calls.removeTournamentCategory,
    does: 'take a category of the table away',
    right: 'runTournaments',
    path: { id: tournamentId },
    body: removeCategoryPayload,
    answer: changed,
    refuses: [UNCHANGED, 'noSuchTournamentCategory', 'categoryHasPrizes'],
  },
  setPrizes: {
    at: calls.setPrizes,
    does: 'say which prizes there are and how they are shared',
    right: 'runTournaments',
    path: { id: tournamentId },
    body: prizePlan,
    answer: changed,
    refuses: [UNCHANGED, 'noSuchTournamentCategory', 'formatNotOffered'],
  },
} as const satisfies Described;
