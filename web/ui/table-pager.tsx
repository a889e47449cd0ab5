import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../domain/limits.ts';
import type { PageSize, TableSearch } from '../search.ts';

/** Which rows of a table are shown: `from` and `to` as in `slice`. */
export interface TablePart {
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** The part that an address asks for; a page that does not exist any more becomes the last one. */
export function pageOf(total: number, { page = 1, size = DEFAULT_PAGE_SIZE }: TableSearch): TablePart {
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pages);
  const from = (shown - 1) * size;
  return { page: shown, pages, from, to: Math.min(from + size, total), total };
}

interface TablePagerProps {
  /** What the table is called: a page may have several. */
  readonly caption: string;
  readonly part: TablePart;
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
}

export function TablePager({ caption, part, search, onSearch }: TablePagerProps) {
  const { t } = useTranslation('ui');
  if (part.total <= DEFAULT_PAGE_SIZE) return null;
  return (
    <Group mt="sm" gap="md" justify="space-between" className="no-print">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {t('table.rowsPerPage')}
        </Text>
        <NativeSelect
          size="md"
          aria-label={t('table.rowsPerPage')}
          data={PAGE_SIZES.map(String)}
          value={String(search.size ?? DEFAULT_PAGE_SIZE)}
          onChange={(event) => onSearch(withSize(search, Number(event.currentTarget.value) as PageSize))}
        />
        <Text size="sm" c="dimmed" className="numeric">
          {t('table.shown', { from: part.from + 1, to: part.to, total: part.total })}
        </Text>
      </Group>
      <Pager
        page={part.page}
        pages={part.pages}
        label={t('table.pages', { caption })}
        onPage={(page) => onSearch({ ...search, page })}
      />
    </Group>
  );
}

function withSize({ page: _, ...search }: TableSearch, size: PageSize): TableSearch {
  return { ...search, size };
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  readonly onPage: (page: number) => void;
}

/** Buttons to the pages of something; nothing where there is one page only. */
export function Pager({ page, pages, label, onPage }: PagerProps) {
  const { t } = useTranslation('ui');
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <Pagination
        total={pages}
        value={page}
        siblings={0}
        onChange={onPage}
        getItemProps={(item) => ({ 'aria-label': t('table.page', { page: item }) })}
        getControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'table.next' : 'table.previous') })}
      />
    </nav>
  );
}
