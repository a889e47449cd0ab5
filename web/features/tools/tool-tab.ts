import type { ToolsSearch } from '../../tools-search.ts';
import type { FileSummary } from './jobs.ts';
import type { OpenedFile } from './use-job.ts';

/** What every tab of an open file is given. */
export interface ToolTabProps {
  readonly file: OpenedFile;
  readonly summary: FileSummary;
  readonly search: ToolsSearch;
  readonly onSearch: (search: ToolsSearch) => void;
}

/** The order of a column of numbers. */
export const by =
  <Row>(value: (row: Row) => number) =>
  (one: Row, other: Row): number =>
    value(one) - value(other);
