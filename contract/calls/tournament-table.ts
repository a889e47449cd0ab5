import * as calls from '../calls.ts';
import { changed } from '../http/answers.ts';
import { tournamentId } from '../http/path-parts.ts';
import { UNCHANGED } from '../http/refusals.ts';
import { prizePlan } from '../tournament/prizes.ts';
import { removeCategoryPayload, tournamentCategoryPayload } from '../tournament/rounds.ts';
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
