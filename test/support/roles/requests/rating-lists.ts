import * as calls from '../../../../contract/calls.ts';
import { nationalList } from '../../national-list.ts';
import { must } from '../../workers/browser.ts';
import type { RATING_LIST_ROWS } from '../rows/rating-lists.ts';
import { each, one, type RequestsFor } from './prepare.ts';

const LIST = { month: 202612, csv: nationalList(10) };

const listInPlace = one(async ({ people }) =>
  must(await people.top.browser.ask(calls.importNationalList, { federation: 'NOR', body: LIST })),
);

/** A tournament by the national list, with a guest whose id was entered later than the rating. */
const withChangedRating = each(async ({ make }) => {
  const event = await make.build({ seeding_list: { source: 'national', kinds: null, month: null } });
  const account = await event.guest({ fide_rating: 2900 });
  const details = { first_name: 'Gro', last_name: 'Gjest', national_id: '3', fide_rating: 2900 };
  must(await event.host.ask(calls.editEntrant, { id: event.id, account, body: details }));
  return event;
});

/** What is asked about rating lists. */
export const RATING_LIST_REQUESTS: RequestsFor<typeof RATING_LIST_ROWS> = {
  importNationalList: async () => ({ body: LIST }),
  takeOverRatings: async (context) => {
    await listInPlace(context);
    return { of: { id: (await withChangedRating(context)).id } };
  },
};
