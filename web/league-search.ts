import { oneOf, type RawSearch } from './search.ts';

export const LEAGUE_TABS = ['seasons', 'categories', 'tournaments', 'details'] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];

/** Which part of the work on a league is shown. */
export interface LeagueManageSearch {
  readonly tab?: LeagueTab;
  /** The season whose end is gone through. */
  readonly end?: string;
  /** Of that walk, the category, or its last step. */
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

/** The season that the page of a league shows. */
export function leagueViewSearch(raw: RawSearch): { readonly season?: string } {
  const season = idText(raw.season);
  return season === undefined ? {} : { season };
}

/** An id as it stands in an address: one of digits alone has been read as a number. */
function idText(raw: unknown): string | undefined {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, 40) : undefined;
}
