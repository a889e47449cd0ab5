export const LEAGUE_TABS = ['seasons', 'categories', 'tournaments', 'details'] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];

/** The state of the management of a league; kept in the address. */
export interface LeagueManageSearch {
  readonly tab?: LeagueTab;
  /** The season that is being closed. */
  readonly end?: string;
  /** The step of the season closing wizard: a category, or the last step. */
  readonly step?: string;
}
