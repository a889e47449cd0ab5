import { Button, Text, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { ManagedEntry, ManagedEvent } from '../../../../contract/event/entries.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import { paymentCodeIn, paymentCodesIn } from '../../../../domain/event/fees/payment-code.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { matches } from '../../../../domain/lib/search-key.ts';
import fields from '../../../forms/fields.module.css';
import { managedEventQuery } from '../../../queries/event-desk.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Menu } from '../../../ui/layout/menu.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useAmount } from '../amount.ts';
import { listedName, searchText } from '../entries.ts';
import { PaymentDot } from '../manage/payment-dot.tsx';
import { CASHIER_FILTERS, type CashierFilter, type CashierSearch } from '../steps.ts';
import classes from './cashier.module.css';
import { EntryAccount } from './entry-account.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { TotalsCard } from './totals-card.tsx';

interface CashierPageProps {
  readonly id: string;
  readonly search: CashierSearch;
  readonly onSearch: (search: CashierSearch) => void;
}

/** The cashier at the door: find somebody, and book with one press. */
export function CashierPage({ id, search, onSearch }: CashierPageProps) {
  const { t } = useTranslation(['cashier', 'eventDesk', 'ui']);
  const { data } = useSuspenseQuery(managedEventQuery(id));
  const [isPasting, setPasting] = useState(false);
  const { view, entries } = data;
  const field = useRef<HTMLInputElement>(null);
  const query = search.q ?? '';
  const show = search.show ?? 'unpaid';
  const found = entriesFor(entries, query, show);
  const code = paymentCodeIn(query);
  // A code that is complete needs no further press.
  const chosen = entries.find((entry) => entry.id === search.entry || entry.code === code);
  const open = (entry: string | undefined) => {
    const { entry: _, q: __, ...rest } = search;
    onSearch(entry === undefined ? rest : { ...search, entry });
    if (entry === undefined) field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [only, other] = found;
    if (only !== undefined && (other === undefined || only.code === code)) open(only.id);
  };
  const [wrong] = paymentCodesIn(query).wrong;
  return (
    <Page
      title={t('title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: view.name, link: { to: '/event/manage/$id', params: { id } } },
      ]}
      actions={
        <>
          <Button variant="default" onClick={() => setPasting(true)}>
            {t('report.open')}
          </Button>
          <ButtonLink to="/event/manage/$id" params={{ id }} variant="default">
            {t('toDesk')}
          </ButtonLink>
          <Menu
            position="bottom-end"
            button={{ variant: 'default', text: t('eventDesk:desk.more') }}
            entries={[
              {
                kind: 'file',
                label: t('eventDesk:desk.exportLedger'),
                href: pathTo(calls.exportLedger, { id }),
                name: `${id}-payments.csv`,
              },
            ]}
          />
        </>
      }
    >
      <TotalsCard data={data} />
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          ref={field}
          type="search"
          size="xl"
          aria-label={t('search')}
          placeholder={t('search')}
          autoFocus
          value={query}
          error={wrong !== undefined && t('wrongCode', { code: wrong })}
          onChange={({ currentTarget: { value } }) => {
            const { q: _, entry: __, ...rest } = search;
            onSearch(value === '' ? rest : { ...rest, q: value });
          }}
        />
      </form>
      <div className={classes.cashier} data-open={chosen !== undefined || undefined}>
        <section className={classes.list} aria-label={t('list')}>
          <fieldset aria-label={t('show')} className={fields.buttons}>
            {CASHIER_FILTERS.map((value) => (
              <Button
                key={value}
                size="compact-md"
                variant={value === show ? 'filled' : 'default'}
                aria-pressed={value === show}
                onClick={() => {
                  const { show: _, ...rest } = search;
                  onSearch({ ...rest, ...given({ show: value === 'unpaid' ? undefined : value }) });
                }}
              >
                {t('filter', { name: t(`filters.${value}`), count: entriesFor(entries, '', value).length })}
              </Button>
            ))}
          </fieldset>
          <FoundEntries data={data} entries={found} query={query} chosen={chosen?.id} onOpen={open} />
        </section>
        {chosen !== undefined && (
          <div className={classes.account}>
            <EntryAccount data={data} entry={chosen} onClose={() => open(undefined)} />
          </div>
        )}
      </div>
      {isPasting && <ReportDialog data={data} onClose={() => setPasting(false)} />}
    </Page>
  );
}

/** A search looks among all; without one the filter decides. */
function entriesFor(entries: readonly ManagedEntry[], query: string, show: CashierFilter): readonly ManagedEntry[] {
  const sorted = [...entries].sort((one, other) => listedName(one).localeCompare(listedName(other)));
  const code = paymentCodeIn(query);
  const byCode = code === null ? [] : sorted.filter((entry) => entry.code === code);
  if (byCode.length > 0) return byCode;
  if (query.trim() !== '') return sorted.filter((entry) => matches(searchText(entry), query));
  switch (show) {
    case 'unpaid':
      return sorted.filter(({ balance }) => balance > 0);
    case 'over':
      return sorted.filter(({ payment }) => payment === 'over');
    case 'refundDue':
      return sorted.filter(({ payment }) => payment === 'refundDue');
    case 'all':
      return sorted;
  }
}

interface FoundEntriesProps {
  readonly data: ManagedEvent;
  readonly entries: readonly ManagedEntry[];
  readonly query: string;
  readonly chosen: string | undefined;
  readonly onOpen: (id: string) => void;
}

function FoundEntries({ data, entries, query, chosen, onOpen }: FoundEntriesProps) {
  const { t } = useTranslation('cashier');
  const amount = useAmount(data.view.currency);
  if (entries.length === 0) return <Empty title={t(query === '' ? 'nobodyOwes' : 'notFound')} />;
  const groups = new Map(data.view.groups.map(({ code, name }) => [code, name]));
  return (
    <ul className={classes.found}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            className={classes.person}
            aria-pressed={entry.id === chosen}
            onClick={() => onOpen(entry.id)}
          >
            <span className={classes.what}>
              <span>{listedName(entry)}</span>
              <small>{[groups.get(entry.group), entry.player.club, entry.code].filter(Boolean).join(' · ')}</small>
            </span>
            <Text component="span" className={classes.sum}>
              {entry.balance === 0 ? '' : amount(entry.balance)}
            </Text>
            <PaymentDot entry={entry} />
          </button>
        </li>
      ))}
    </ul>
  );
}
