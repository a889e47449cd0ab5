import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ManagedEvent } from '../../../../contract/event/entries.ts';
import { eventLogQuery } from '../../../queries/event-desk.ts';
import { profileQuery } from '../../../queries/profile.ts';
import { useZonedFormat } from '../../../time/round-time.ts';
import { Empty, RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { nameOf } from '../entries.ts';

interface LogTabProps {
  readonly data: ManagedEvent;
}

type Fact = Readonly<Record<string, string | number | null>>;

interface LogRow {
  readonly key: string;
  readonly at: string;
  readonly by: string | null;
  readonly fact: Fact;
}

/** Who did what with the event and its entries, the latest first. */
export function LogTab({ data }: LogTabProps) {
  const { t } = useTranslation('eventDesk');
  const { localMoment } = useZonedFormat(data.view.timeZone);
  const { data: answer } = useQuery(eventLogQuery(data.view.id));
  const rows = (answer?.log ?? []).flatMap(({ revision, at, by, facts }) =>
    facts.map((fact, number): LogRow => ({ key: `${revision}-${number}`, at, by, fact })),
  );
  const personName = usePersonNames(rows);
  const factText = useFactText(data);
  if (answer === undefined) return <RowsSkeleton />;
  if (rows.length === 0) return <Empty title={t('log.empty')} />;
  const columns: readonly Column<LogRow>[] = [
    { id: 'at', header: t('log.at'), cell: ({ at }) => localMoment(at), wraps: true },
    { id: 'what', header: t('log.what'), cell: ({ fact }) => factText(fact), main: true },
    {
      id: 'by',
      header: t('log.by'),
      cell: ({ by }) => (by === null ? t('log.entrant') : (personName(by) ?? t('log.somebody'))),
      wraps: true,
    },
  ];
  return <DataTable caption={t('tabs.log')} columns={columns} rows={rows} rowKey={({ key }) => key} isWide isWhole />;
}

/** The log has accounts; their names are on their profiles. */
function usePersonNames(rows: readonly LogRow[]): (account: string) => string | undefined {
  const accounts = [...new Set(rows.flatMap(({ by }) => by ?? []))];
  const profiles = useQueries({ queries: accounts.map((account) => profileQuery(account)) });
  const names = new Map(
    profiles.flatMap(({ data: profile }, at) => {
      const account = accounts[at];
      return profile === undefined || account === undefined ? [] : [[account, personOf(profile.account)] as const];
    }),
  );
  return (account) => names.get(account);
}

/** The user name where the name is hidden. */
const personOf = ({ firstName, lastName, username }: Person): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || username;

interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string;
}

const STATES = ['unconfirmed', 'pending', 'entered', 'waiting', 'refused', 'withdrawn', 'expired', 'erased'] as const;

function useFactText({ entries, view }: ManagedEvent): (fact: Fact) => string {
  const { t } = useTranslation('eventDesk');
  const name = (id: Fact[string] | undefined) => {
    const entry = entries.find((one) => one.id === id);
    // Entries that are not confirmed, or erased, have no name here.
    return entry === undefined ? t('log.anEntry') : nameOf(entry);
  };
  const group = (code: Fact[string] | undefined) =>
    view.groups.find((one) => one.code === code)?.name ?? String(code ?? '');
  const withReason = (text: string, reason: Fact[string] | undefined) =>
    reason === undefined || reason === null || reason === '' ? text : t('log.withReason', { text, reason });
  return (fact) => {
    switch (fact.kind) {
      case 'created':
      case 'exported':
      case 'settings':
      case 'groups':
        return t(`log.facts.${fact.kind}`);
      case 'cancelled':
        return withReason(t('log.facts.cancelled'), fact.reason);
      case 'state': {
        const state = STATES.find((one) => one === fact.after) ?? 'entered';
        return withReason(t(`log.states.${state}`, { name: name(fact.entry) }), fact.reason);
      }
      case 'group':
        return withReason(
          t('log.facts.group', { name: name(fact.entry), from: group(fact.before), to: group(fact.after) }),
          fact.reason,
        );
      case 'details':
        return t('log.facts.details', { name: name(fact.entry) });
      case 'ledger':
        return t('log.facts.ledger', { name: name(fact.entry), count: Number(fact.rows ?? 1) });
      default:
        return String(fact.kind ?? '');
    }
  };
}
