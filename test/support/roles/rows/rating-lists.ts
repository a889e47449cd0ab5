import * as calls from '../../../../contract/calls.ts';
import { LOGGED_IN, type Row, RUNS, TOP } from '../roles.ts';

/** Rating lists, and the ratings that tournaments take from them. */
export const RATING_LIST_ROWS = {
  listRatingLists: { call: calls.listRatingLists, does: 'see which rating lists are in place', may: LOGGED_IN },
  importNationalList: {
    call: calls.importNationalList,
    does: 'replace the rating list of a federation',
    may: TOP,
    of: () => ({ federation: 'NOR' }),
  },
  readRatingChanges: {
    call: calls.readRatingChanges,
    does: 'read which ratings have changed in the list since the entry',
    may: RUNS,
    of: ({ open }) => ({ id: open.id }),
  },
  takeOverRatings: {
    call: calls.takeOverRatings,
    does: 'take over changed ratings before round 1 is paired',
    may: RUNS,
  },
} as const satisfies Readonly<Record<string, Row>>;
