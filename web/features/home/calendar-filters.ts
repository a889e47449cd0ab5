import type { FormatName } from '../../../domain/tournament/value/formats.ts';
import type { ListSearch } from '../../app/search.ts';

export const CALENDAR_STATES = ['upcoming', 'started', 'finished'] as const;
export const CALENDAR_PLACES = ['online', 'otb'] as const;

/** The filters of the calendar. */
export interface CalendarSearch extends ListSearch {
  readonly status?: (typeof CALENDAR_STATES)[number];
  readonly place?: (typeof CALENDAR_PLACES)[number];
  readonly kind?: FormatName;
  readonly town?: string;
}
