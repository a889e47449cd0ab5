import type { TableSearch } from '../../../app/search.ts';
import type { RatingGroup } from '../../../model/rating-groups.ts';

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
  /** The search text in standings and pairings. */
  readonly q?: string;
  /** The pairings by player instead of by board. */
  readonly order?: 'name';
  /** The account whose card is open. */
  readonly player?: string;
}

/** Another search text, on the first page of its results. */
export function withQuery({ q: _, page: __, ...search }: TournamentSearch, q: string): TournamentSearch {
  return q === '' ? search : { ...search, q };
}
