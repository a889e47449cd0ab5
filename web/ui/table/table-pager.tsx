import { Button, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../../domain/kernel/limits.ts';
import type { PageSize, TableSearch } from '../../app/search.ts';
import classes from '../layout/native-fields.module.css';
import { ChoiceField } from '../layout/native-fields.tsx';

/** How many rows there are; the server counts them up to a limit. */
export interface Total {
  readonly rows: number;
  readonly isMore: boolean;
}

/** The visible rows of a table: `from` and `to` as in `slice`. */
export interface TablePart {
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
  readonly total: Total;
}

/** The requested page; one that does not exist any more becomes the last one. */
export function pageOf(total: Total, { page = 1, size = DEFAULT_PAGE_SIZE }: TableSearch): TablePart {
  const pages = Math.max(1, Math.ceil(total.rows / size));
  const shown = Math.min(page, pages);
  const from = (shown - 1) * size;
  return { page: shown, pages, from, to: Math.min(from + size, total.rows), total };
}

interface TablePagerProps {
  /** Names the table, as a page may have several. */
  readonly caption: string;
  readonly part: TablePart;
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
}

export function TablePager({ caption, part, search, onSearch }: TablePagerProps) {
  const { t } = useTranslation('ui');
  const { rows, isMore } = part.total;
  if (rows <= DEFAULT_PAGE_SIZE) return null;
  return (
    <Group mt="sm" gap="md" justify="space-between" className="no-print">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {t('table.rowsPerPage')}
        </Text>
        <ChoiceField
          label={t('table.rowsPerPage')}
          value={search.size ?? DEFAULT_PAGE_SIZE}
          onChange={(size) => onSearch(withSize(search, Number(size) as PageSize))}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </ChoiceField>
        <Text size="sm" c="dimmed" className="numeric">
          {t(isMore ? 'table.shownOfMore' : 'table.shown', { from: part.from + 1, to: part.to, total: rows })}
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

/** Page buttons; nothing where there is one page only. */
export function Pager({ page, pages, label, onPage }: PagerProps) {
  const { t } = useTranslation('ui');
  if (pages <= 1) return null;
  const step = (to: number, name: 'previous' | 'next') => (
    <Button
      variant="default"
      px="sm"
      disabled={to < 1 || to > pages}
      aria-label={t(`table.${name}`)}
      onClick={() => onPage(to)}
    >
      <span className={`${classes.arrow} ${name === 'previous' ? classes.back : ''}`} />
    </Button>
  );
  return (
    <nav aria-label={label} className={classes.pager}>
      {step(page - 1, 'previous')}
      {pagesShown(page, pages).map((one, at, shown) => (
        <Fragment key={one}>
          {one - (shown[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Button
            variant={one === page ? 'filled' : 'default'}
            px="sm"
            aria-label={t('table.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </Button>
        </Fragment>
      ))}
      {step(page + 1, 'next')}
    </nav>
  );
}

/** The first, the last and the current page; where there are few, all. */
function pagesShown(page: number, pages: number): readonly number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  return pages <= 5 ? all : all.filter((one) => [1, page, pages].includes(one));
}
