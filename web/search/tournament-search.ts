import { FORMAT_CODES, namesOf } from '../../contract/http/codes.ts';
import { NAME_MAX_LENGTH } from '../../domain/kernel/limits.ts';
import type { FormatName } from '../../domain/tournament/value/formats.ts';
import { isRatingGroup, type RatingGroup } from '../model/rating-groups.ts';
import {
  countingNumber,
  flag,
  isOff,
  oneOf,
  type RawSearch,
  type RoundSearch,
  type TableSearch,
  tableSearch,
} from './search.ts';

/** The state of the tournament page; kept in the address, so that it survives reload, back and sharing. */

export const TOURNAMENT_TABS = [
  'standings',
  'teams',
  'bracket',
  'pairings',
  'fixtures',
  'stats',
  'cross',
  'prizes',
] as const;
export type TournamentTab = (typeof TOURNAMENT_TABS)[number];

/** Numbers of leaders' boards to choose from. */
export const TOP_BOARDS = [2, 4, 6, 12] as const;
export const USUAL_TOP_BOARDS = 6;

export interface TournamentSearch extends TableSearch {
  readonly tab?: TournamentTab;
  readonly round?: number;
  /** Mini boards instead of the list of pairings. */
  readonly boards?: true | 'top';
  /** Number of leaders' boards. */
  readonly top?: (typeof TOP_BOARDS)[number];
  /** Whether the tie-breaks are shown, where the user has chosen. */
  readonly tiebreaks?: boolean | undefined;
  /** A part of the standings with its own ranks. */
  readonly group?: RatingGroup;
  /** The same for a category of the organiser, by its name. */
  readonly category?: string;
  /** The search text in the standings. */
  readonly q?: string;
}

export function tournamentSearch(raw: RawSearch): TournamentSearch {
  const tab = oneOf(TOURNAMENT_TABS, raw.tab);
  const round = countingNumber(raw.round);
  const boards = raw.boards === 'top' ? 'top' : flag(raw.boards);
  const top = TOP_BOARDS.find((count) => count === Number(raw.top));
  const tiebreaks = flag(raw.tiebreaks) ?? (isOff(raw.tiebreaks) ? false : undefined);
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(round === undefined ? {} : { round }),
    ...(boards === undefined ? {} : { boards }),
    ...(top === undefined ? {} : { top }),
    ...(tiebreaks === undefined ? {} : { tiebreaks }),
    ...(isRatingGroup(raw.group) ? { group: raw.group } : {}),
    ...(typeof raw.category === 'string' ? { category: raw.category.slice(0, NAME_MAX_LENGTH) } : {}),
    ...listSearch(raw),
  };
}

export interface ListSearch extends TableSearch {
  readonly q?: string;
}

export function listSearch(raw: RawSearch): ListSearch {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, 100) : '';
  return { ...tableSearch(raw), ...(q === '' ? {} : { q }) };
}

export const CALENDAR_STATES = ['upcoming', 'started', 'finished'] as const;
export const CALENDAR_PLACES = ['online', 'otb'] as const;

/** The filters of the calendar. */
export interface CalendarSearch extends ListSearch {
  readonly status?: (typeof CALENDAR_STATES)[number];
  readonly place?: (typeof CALENDAR_PLACES)[number];
  readonly kind?: FormatName;
}

const FORMATS = namesOf(FORMAT_CODES);

export function calendarSearch(raw: RawSearch): CalendarSearch {
  const status = oneOf(CALENDAR_STATES, raw.status);
  const place = oneOf(CALENDAR_PLACES, raw.place);
  const kind = oneOf(FORMATS, raw.kind);
  return {
    ...listSearch(raw),
    ...(status === undefined ? {} : { status }),
    ...(place === undefined ? {} : { place }),
    ...(kind === undefined ? {} : { kind }),
  };
}

export type FairPlaySearch = ListSearch & RoundSearch;

export interface LogSearch extends ListSearch {
  /** Shows only results that were corrected or removed. */
  readonly corrections?: true;
}

export function logSearch(raw: RawSearch): LogSearch {
  const corrections = flag(raw.corrections);
  return { ...listSearch(raw), ...(corrections === undefined ? {} : { corrections }) };
}
