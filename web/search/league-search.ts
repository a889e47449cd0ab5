import { oneOf, type RawSearch } from './search.ts';

export const LEAGUE_TABS = ['seasons', 'categories', 'tournaments', 'details'] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];

export interface LeagueManageSearch {
  readonly tab?: LeagueTab;
  /** The season that is being closed. */
  readonly end?: string;
  /** The step of the season closing wizard: a category, or the last step. */
  readonly step?: string;
}

export function leagueManageSearch(raw: RawSearch): LeagueManageSearch {
  const tab = oneOf(LEAGUE_TABS, raw.tab);
  const [end, step] = [idText(raw.end), idText(raw.step)];
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(end === undefined ? {} : { end }),
    ...(end === undefined || step === undefined ? {} : { step }),
  };
}

export function leagueViewSearch(raw: RawSearch): { readonly season?: string } {
  const season = idText(raw.season);
  return season === undefined ? {} : { season };
}

/** An id in an address: the router has parsed one of digits alone as a number. */
function idText(raw: unknown): string | undefined {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, 40) : undefined;
}
