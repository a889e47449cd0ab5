import { NAME_MAX_LENGTH } from '../domain/limits.ts';
import { isRatingGroup, type RatingGroup } from './model/standings.ts';
import { countingNumber, flag, oneOf, type RawSearch, type TableSearch, tableSearch } from './search.ts';

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

export interface TournamentSearch extends TableSearch {
  readonly tab?: TournamentTab;
  readonly round?: number;
  /** Mini boards in place of the list of pairings. */
  readonly boards?: true;
  readonly tiebreaks?: true;
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
  const boards = flag(raw.boards);
  const tiebreaks = flag(raw.tiebreaks);
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(round === undefined ? {} : { round }),
    ...(boards === undefined ? {} : { boards }),
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

export interface LogSearch extends ListSearch {
  /** Only results that were corrected or taken back. */
  readonly corrections?: true;
}

export function logSearch(raw: RawSearch): LogSearch {
  const corrections = flag(raw.corrections);
  return { ...listSearch(raw), ...(corrections === undefined ? {} : { corrections }) };
}
