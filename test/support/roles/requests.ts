import { anyRequestOf } from '../../../contract/http/request.ts';
import { ACCOUNT_REQUESTS } from './requests/accounts.ts';
import { BUILDING_REQUESTS } from './requests/building.ts';
import { CLUB_REQUESTS } from './requests/clubs.ts';
import { DELIVERY_REQUESTS } from './requests/delivery.ts';
import { ENTERING_REQUESTS } from './requests/entering.ts';
import { EVENT_REQUESTS } from './requests/events.ts';
import { GAME_REQUESTS } from './requests/games.ts';
import { LEAGUE_REQUESTS } from './requests/leagues.ts';
import { MATCH_REQUESTS } from './requests/matches.ts';
import { PAYMENT_REQUESTS } from './requests/payments.ts';
import { PICTURE_REQUESTS } from './requests/pictures.ts';
import type { RequestContext, RequestsFor } from './requests/prepare.ts';
import { RATING_LIST_REQUESTS } from './requests/rating-lists.ts';
import { RUNNING_REQUESTS } from './requests/running.ts';
import { type ROLE_TABLE, type RowName, rowOf } from './role-table.ts';

const REQUESTS: RequestsFor<typeof ROLE_TABLE> = {
  ...ACCOUNT_REQUESTS,
  ...CLUB_REQUESTS,
  ...LEAGUE_REQUESTS,
  ...BUILDING_REQUESTS,
  ...ENTERING_REQUESTS,
  ...MATCH_REQUESTS,
  ...RUNNING_REQUESTS,
  ...GAME_REQUESTS,
  ...DELIVERY_REQUESTS,
  ...RATING_LIST_REQUESTS,
  ...PICTURE_REQUESTS,
  ...EVENT_REQUESTS,
  ...PAYMENT_REQUESTS,
};

/** What is sent for a row, ready: of what the world has already, or of something that is made for it. */
export async function requestFor(name: RowName, context: RequestContext) {
  const { call, of } = rowOf(name);
  const { of: made, ...prepared } = (await REQUESTS[name]?.(context)) ?? {};
  const { method, path } = anyRequestOf(call, made ?? of?.(context.world));
  return { ...prepared, method, path };
}
