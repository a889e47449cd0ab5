import { Badge, Button, Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { ManagedEvent } from '../../../../contract/event/entries.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import { useFormat } from '../../../app/format.ts';
import type { EventTournamentsProps } from '../../../model/event-tournaments.ts';
import { managedEventQuery } from '../../../queries/event-desk.ts';
import { useZonedFormat } from '../../../time/round-time.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Menu } from '../../../ui/layout/menu.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { entriesIn } from '../entries.ts';
import { EVENT_TABS, type EventDeskSearch, type EventTab } from '../steps.ts';
import { AddDialog } from './dialogs/add-dialog.tsx';
import { ListDialog } from './dialogs/list-dialog.tsx';
import { WriteDialog } from './dialogs/write-dialog.tsx';
import { EntriesTab } from './entries-tab.tsx';
import { LogTab } from './log-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { TournamentsTab } from './tournaments-tab.tsx';

interface ManageEventPageProps {
  readonly id: string;
  readonly search: EventDeskSearch;
  readonly onSearch: (search: EventDeskSearch) => void;
  readonly makeTournaments: ComponentType<EventTournamentsProps>;
}

/** The desk of an event: its entries by state and group, its tournaments, settings and log. */
export function ManageEventPage({ id, search, onSearch, makeTournaments }: ManageEventPageProps) {
  const { t } = useTranslation(['eventDesk', 'ui']);
  const { data } = useSuspenseQuery(managedEventQuery(id));
  const { view } = data;
  const tab = search.tab ?? 'entered';
  const q = search.q ?? '';
  const open = (next: EventTab) => onSearch({ ...(next !== 'entered' && { tab: next }), ...(q !== '' && { q }) });
  const query = (next: string) => onSearch({ ...(tab !== 'entered' && { tab }), ...(next !== '' && { q: next }) });
  return (
    <Page
      title={view.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('hosted.title'), link: { to: '/event/hosted' } },
      ]}
      status={view.cancelled !== null && <Badge color="brick">{t('desk.cancelled')}</Badge>}
      actions={<DeskActions data={data} />}
    >
      <DeskFacts data={data} />
      <Tabs
        value={tab}
        onChange={(value) => open(EVENT_TABS.find((one) => one === value) ?? 'entered')}
        keepMounted={false}
      >
        <TabList label={t('tabs.label')}>
          {EVENT_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
              {one === 'entered' || one === 'waiting' || one === 'pending' || one === 'over'
                ? ` (${entriesIn(data, one).length})`
                : ''}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value={tab} pt="xs">
          {tab === 'tournaments' ? (
            <TournamentsTab data={data} makeTournaments={makeTournaments} />
          ) : tab === 'settings' ? (
            <SettingsTab data={data} />
          ) : tab === 'log' ? (
            <LogTab data={data} />
          ) : (
            <EntriesTab key={tab} data={data} tab={tab} query={q} onQuery={query} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

interface PartProps {
  readonly data: ManagedEvent;
}

/** One line: days, place, deadline, and how many have not confirmed. */
function DeskFacts({ data: { view, unconfirmed } }: PartProps) {
  const { t } = useTranslation('eventDesk');
  const { dateRange } = useFormat();
  const { localMoment } = useZonedFormat(view.timeZone);
  const facts = [
    dateRange(view.firstDay, view.lastDay),
    ...(view.place === '' ? [] : [view.place]),
    t(`window.${view.window}`),
    t('desk.deadline', { time: localMoment(view.deadline) }),
    ...(unconfirmed > 0 ? [t('desk.unconfirmed', { count: unconfirmed })] : []),
    ...(view.mail ? [] : [t('desk.noMail')]),
  ];
  return <Hint>{facts.join(' · ')}</Hint>;
}

function DeskActions({ data }: PartProps) {
  const { t } = useTranslation('eventDesk');
  const { id } = data.view;
  const [dialog, setDialog] = useState<'add' | 'list' | 'write'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button onClick={() => setDialog('add')}>{t('desk.add')}</Button>
      <ButtonLink to="/event/cashier/$id" params={{ id }} variant="default">
        {t('desk.cashier')}
      </ButtonLink>
      <Menu
        position="bottom-end"
        button={{ variant: 'default', text: t('desk.more') }}
        entries={[
          { kind: 'action', label: t('desk.addList'), onChoose: () => setDialog('list') },
          { kind: 'action', label: t('desk.write'), onChoose: () => setDialog('write') },
          {
            kind: 'file',
            label: t('desk.exportEntries'),
            href: pathTo(calls.exportEntries, { id }),
            name: `${id}-entries.csv`,
          },
          {
            kind: 'file',
            label: t('desk.exportLedger'),
            href: pathTo(calls.exportLedger, { id }),
            name: `${id}-payments.csv`,
          },
          { kind: 'sheet', label: t('tournaments.print'), href: pathTo(calls.printEventPairings, { id }) },
          { kind: 'page', label: t('tournaments.screen'), link: { to: '/event/screen/$id', params: { id } } },
          { kind: 'sheet', label: t('desk.public'), href: `/event/view/${id}` },
        ]}
      />
      {dialog === 'add' && <AddDialog data={data} onClose={close} />}
      {dialog === 'list' && <ListDialog data={data} onClose={close} />}
      {dialog === 'write' && <WriteDialog data={data} onClose={close} />}
    </>
  );
}
