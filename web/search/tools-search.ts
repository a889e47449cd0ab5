import { countingNumber, oneOf, type RawSearch, type TableSearch, tableSearch } from './search.ts';

/** The state of the tools page; kept in the address, unlike the file itself. */

export const TOOLS_TABS = ['check', 'pair', 'explain', 'standings', 'ratings', 'file'] as const;
export type ToolsTab = (typeof TOOLS_TABS)[number];

export interface ToolsSearch extends TableSearch {
  readonly tab?: ToolsTab;
  /** The round whose pairing is explained; by default the next. */
  readonly round?: number;
  /** The highlighted line of the file. */
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
