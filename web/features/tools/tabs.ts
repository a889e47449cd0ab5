import type { TableSearch } from '../../app/search.ts';

export const TOOLS_TABS = ['check', 'pair', 'explain', 'standings', 'ratings', 'file'] as const;
export type ToolsTab = (typeof TOOLS_TABS)[number];

/** The state of the tools page; kept in the address, unlike the file itself. */
export interface ToolsSearch extends TableSearch {
  readonly tab?: ToolsTab;
  /** The round whose pairing is explained; by default the next. */
  readonly round?: number;
  /** The highlighted line of the file. */
  readonly line?: number;
}
