import { Alert, Button } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedEntry, ManagedEvent } from '../../../../contract/event/entries.ts';
import { matches } from '../../../../domain/lib/search-key.ts';
import { useFormat } from '../../../app/format.ts';
import { eventKey } from '../../../queries/event-desk.ts';
import { useRenewal } from '../../../queries/use-change.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { SearchField } from '../../../ui/layout/native-fields.tsx';
import { type EntryTab, entriesIn, nameOf, searchText } from '../entries.ts';
import { AskedDialog } from './asked-dialog.tsx';
import { EntryGroups } from './entry-groups.tsx';
import { type Asked, entryMenu } from './entry-menu.ts';
import classes from './entry-table.module.css';
import { type EntryChanges, useEntryChange } from './use-entry-change.ts';

interface EntriesTabProps {
  readonly data: ManagedEvent;
  readonly tab: EntryTab;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The entries of one state by group, with what the organiser can do with one or several of them. */
export function EntriesTab({ data, tab, query, onQuery }: EntriesTabProps) {
  const { t } = useTranslation('eventDesk');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked>();
  const { id, groups } = data.view;
  const { mutate, isPending } = useEntryChange(id);
  const renew = useRenewal([eventKey(id)]);
  const isFetching = useIsFetching({ queryKey: eventKey(id) }) > 0;
  const all = entriesIn(data, tab);
  const shown = all.filter((entry) => matches(searchText(entry), query));
  // Entries that have left this tab meanwhile are not chosen any more.
  const marked = shown.filter((entry) => chosen.has(entry.id));
  const change = (changes: EntryChanges) => {
    setChosen(new Set());
    mutate(changes);
  };
  const navigate = useNavigate();
  const menuOf = (entry: ManagedEntry) =>
    entryMenu(entry, {
      t,
      doubles: data.entries.filter((one) => entry.doubles.includes(one.id)),
      hasGroups: groups.length > 1,
      onAsk: setAsked,
      onPay: () => void navigate({ to: '/event/cashier/$id', params: { id }, search: { entry: entry.id } }),
      onChange: change,
    });
  return (
    <>
      <div className={classes.above}>
        <SearchField
          label={t('table.search')}
          value={query}
          onChange={onQuery}
          {...(classes.search !== undefined && { className: classes.search })}
        />
        <Button variant="default" loading={isFetching} onClick={() => void renew()}>
          {t('desk.refresh')}
        </Button>
      </div>
      {tab === 'waiting' && <HeldByFreeze data={data} isPending={isPending} onChange={change} />}
      {marked.length > 0 && (
        <ChosenBar
          tab={tab}
          entries={marked}
          hasGroups={groups.length > 1}
          isPending={isPending}
          onAsk={setAsked}
          onChange={change}
          onClear={() => setChosen(new Set())}
        />
      )}
      {all.length === 0 && tab !== 'entered' ? (
        <Empty title={t(`table.none.${tab}`)} />
      ) : shown.length === 0 && query !== '' ? (
        <Empty title={t('table.notFound')} />
      ) : (
        <EntryGroups
          data={data}
          entries={shown}
          showsEmpty={tab === 'entered' && query === ''}
          chosen={chosen}
          onChoose={setChosen}
          onMove={(entry, group) => setAsked({ kind: 'move', entries: [entry], group })}
          menuOf={menuOf}
        />
      )}
      {asked !== undefined && (
        <AskedDialog data={data} asked={asked} onChange={change} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface ActionProps {
  readonly isPending: boolean;
  readonly onChange: (changes: EntryChanges) => void;
}

interface ChosenBarProps extends ActionProps {
  readonly tab: EntryTab;
  readonly entries: readonly ManagedEntry[];
  readonly hasGroups: boolean;
  readonly onAsk: (asked: Asked) => void;
  readonly onClear: () => void;
}

/** What can be done with several at once. */
function ChosenBar({ tab, entries, hasGroups, isPending, onAsk, onChange, onClear }: ChosenBarProps) {
  const { t } = useTranslation('eventDesk');
  const approve = () =>
    onChange({
      changes: [{ kind: 'approve', entries: entries.map(({ id }) => id) }],
      message: t('chosen.approved', { count: entries.length }),
    });
  return (
    <section className={classes.chosen} aria-label={t('chosen.label')}>
      <span role="status">{t('chosen.count', { count: entries.length })}</span>
      {tab === 'pending' && (
        <Button size="compact-md" loading={isPending} onClick={approve}>
          {t('actions.approve')}
        </Button>
      )}
      {hasGroups && tab !== 'over' && (
        <Button size="compact-md" variant="default" onClick={() => onAsk({ kind: 'move', entries })}>
          {t('actions.move')}
        </Button>
      )}
      {tab !== 'over' && (
        <Button size="compact-md" variant="outline" color="brick" onClick={() => onAsk({ kind: 'withdraw', entries })}>
          {t('actions.withdraw')}
        </Button>
      )}
      <Button size="compact-md" variant="subtle" onClick={onClear}>
        {t('chosen.clear')}
      </Button>
    </section>
  );
}

/** Nobody moves up by themselves after the freeze: the organiser presses. */
function HeldByFreeze({ data, isPending, onChange }: ActionProps & Pick<EntriesTabProps, 'data'>) {
  const { t } = useTranslation('eventDesk');
  const { list } = useFormat();
  const held = data.entries.filter(({ id }) => data.mayMoveUp.includes(id));
  if (held.length === 0) return null;
  const names = list(held.map(nameOf));
  return (
    <Alert color="fjord" variant="outline" className={classes.notice} title={t('freeze.title')}>
      <p>{t('freeze.text', { count: held.length, names })}</p>
      <Button
        loading={isPending}
        onClick={() =>
          onChange({
            changes: held.map(({ id }) => ({ kind: 'enter_anyway', entry: id })),
            message: t('freeze.done', { count: held.length, names }),
          })
        }
      >
        {t('freeze.do', { count: held.length })}
      </Button>
    </Alert>
  );
}
