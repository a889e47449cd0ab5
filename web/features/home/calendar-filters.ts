import {
  LIST_ORDERS,
  type LIST_PLACES,
  type LIST_STATES,
  type TournamentListQuery,
} from '../../../contract/tournament/lists.ts';
import { given } from '../../../domain/kernel/given.ts';
import { DEFAULT_PAGE_SIZE } from '../../../domain/kernel/limits.ts';
import type { FormatName } from '../../../domain/tournament/value/formats.ts';
import { type ListSearch, oneOf } from '../../app/search.ts';

/** The filters of the calendar. */
export interface CalendarSearch extends ListSearch {
  readonly status?: (typeof LIST_STATES)[number];
  readonly place?: (typeof LIST_PLACES)[number];
  readonly kind?: FormatName;
  readonly town?: string;
}

/** The part of the list that an address shows. */
export function askedPart({
  page = 1,
  size = DEFAULT_PAGE_SIZE,
  sort,
  ...filters
}: CalendarSearch): TournamentListQuery {
  const part = { limit: size, ...(page > 1 && { offset: (page - 1) * size }) };
  return { ...part, ...given({ ...filters, sort: oneOf(LIST_ORDERS, sort) }) };
}
