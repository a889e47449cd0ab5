import { KIND_CODES, namesOf } from '../contract/codes.ts';
import { NAME_MAX_LENGTH } from '../domain/limits.ts';
import type { TournamentKind } from '../domain/tournament/kinds.ts';
import { isRatingGroup, type RatingGroup } from './model/rating-groups.ts';
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

/** What of the tournament page is shown; kept in the address, so that it survives reload, back and sharing. */

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

/** So many boards of the leaders are shown. */
export const TOP_BOARDS = [2, 4, 6, 12] as const;
export const USUAL_TOP_BOARDS = 6;

export interface TournamentSearch extends TableSearch {
  readonly tab?: TournamentTab;
  readonly round?: number;
  /** Mini boards in place of the list of pairings. */
  readonly boards?: true | 'top';
  /** How many boards of the leaders. */
  readonly top?: (typeof TOP_BOARDS)[number];
  /** Whether the tie-breaks are shown, where the reader has said so. */
  readonly tiebreaks?: boolean | undefined;
  /** A part of the standings, with places of its own. */
  readonly group?: RatingGroup;
  /** The same, of those whom the organiser has put together, by its name. */
  readonly category?: string;
  /** What the reader looks for in the standings. */
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

/** Which of all tournaments are looked for. */
export interface CalendarSearch extends ListSearch {
  readonly status?: (typeof CALENDAR_STATES)[number];
  readonly place?: (typeof CALENDAR_PLACES)[number];
  readonly kind?: TournamentKind;
}

const KINDS = namesOf(KIND_CODES);

export function calendarSearch(raw: RawSearch): CalendarSearch {
  const status = oneOf(CALENDAR_STATES, raw.status);
  const place = oneOf(CALENDAR_PLACES, raw.place);
  const kind = oneOf(KINDS, raw.kind);
  return {
    ...listSearch(raw),
    ...(status === undefined ? {} : { status }),
    ...(place === undefined ? {} : { place }),
    ...(kind === undefined ? {} : { kind }),
  };
}

/** Which round of the fair-play report, and which part of it. */
export type FairPlaySearch = ListSearch & RoundSearch;

export interface LogSearch extends ListSearch {
  /** Only results that were corrected or taken back. */
  readonly corrections?: true;
}

export function logSearch(raw: RawSearch): LogSearch {
  const corrections = flag(raw.corrections);
  return { ...listSearch(raw), ...(corrections === undefined ? {} : { corrections }) };
}
