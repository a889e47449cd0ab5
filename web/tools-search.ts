import { countingNumber, oneOf, type RawSearch, type TableSearch, tableSearch } from './search.ts';

/** What of a report file is shown on the tools page; kept in the address, as the file itself is not. */

export const TOOLS_TABS = ['check', 'pair', 'explain', 'standings', 'ratings', 'file'] as const;
export type ToolsTab = (typeof TOOLS_TABS)[number];

export interface ToolsSearch extends TableSearch {
  readonly tab?: ToolsTab;
  /** The round whose pairing is explained; without it the one to come. */
  readonly round?: number;
  /** The line of the file that is looked at. */
  readonly line?: number;
}

export function toolsSearch(raw: RawSearch): ToolsSearch {
  const tab = oneOf(TOOLS_TABS, raw.tab);
  const round = countingNumber(raw.round);
  const line = countingNumber(raw.line);
  return {
    ...tableSearch(raw),
    ...(tab === undefined ? {} : { tab }),
    ...(round === undefined ? {} : { round }),
    ...(line === undefined ? {} : { line }),
  };
}
