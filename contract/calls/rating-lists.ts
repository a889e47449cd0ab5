import { NATIONAL_LIST_FAULTS } from '../../domain/rating/national-list.ts';
import * as calls from '../calls.ts';
import { countryCode } from '../http/fields.ts';
import { tournamentId } from '../http/path-parts.ts';
import { UNCHANGED, UNSEEN } from '../http/refusals.ts';
import { importedList, nationalListPayload, ratingListsAnswer } from '../site/rating-lists.ts';
import { changedRatings, takenOver, takeOverPayload } from '../tournament/seeding-list.ts';
import type { Described } from './description.ts';

/** Rating lists, and the ratings that tournaments take from them. */
export const RATING_LIST_CALLS = {
  listRatingLists: {
    at: calls.listRatingLists,
    does: 'see which rating lists are in place',
    right: 'account',
    answer: ratingListsAnswer,
  },
  importNationalList: {
    at: calls.importNationalList,
    does: 'replace the rating list of a federation',
    right: 'manageRatingLists',
    path: { federation: countryCode },
    body: nationalListPayload,
    answer: importedList,
    limit: 'import',
    size: 'import',
    refuses: [NATIONAL_LIST_FAULTS, 'nationalListOlder', 'nationalListShrunk'],
  },
  readRatingChanges: {
    at: calls.readRatingChanges,
    does: 'read which ratings have changed in the list since the entry',
    right: 'runTournaments',
    path: { id: tournamentId },
    answer: changedRatings,
    refuses: [UNSEEN],
  },
  takeOverRatings: {
    at: calls.takeOverRatings,
    does: 'take over changed ratings before round 1 is paired',
    right: 'runTournaments',
    path: { id: tournamentId },
    body: takeOverPayload,
    answer: takenOver,
    refuses: [UNCHANGED, 'ratingsAreFixed', 'notParticipating'],
  },
} as const satisfies Described;
