import type { FileSummary } from './jobs.ts';
import type { ToolsSearch } from './tabs.ts';
import type { OpenedFile } from './use-job.ts';

export interface ToolTabProps {
  readonly file: OpenedFile;
  readonly summary: FileSummary;
  readonly search: ToolsSearch;
  readonly onSearch: (search: ToolsSearch) => void;
}

export const by =
  <Row>(value: (row: Row) => number) =>
  (one: Row, other: Row): number =>
    value(one) - value(other);
