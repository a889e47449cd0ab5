import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { hostedEventsQuery } from '../../queries/event-desk.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { ButtonLink, TextLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';

/** The events of the clubs and organisations that the user runs tournaments for, the latest first. */
export function HostedEventsPage() {
  const { t } = useTranslation(['eventDesk', 'ui']);
  const { dateRange } = useFormat();
  const { data } = useSuspenseQuery(hostedEventsQuery);
  const rows = [...data.events].sort((one, other) => other.firstDay.localeCompare(one.firstDay));
  type Row = (typeof rows)[number];
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      header: t('hosted.name'),
      main: true,
      cell: ({ id, name }) => (
        <TextLink to="/event/manage/$id" params={{ id }}>
          {name}
        </TextLink>
      ),
    },
    {
      id: 'days',
      header: t('hosted.days'),
      cell: ({ firstDay, lastDay }) => dateRange(firstDay, lastDay),
      wraps: true,
    },
    { id: 'place', header: t('about.place'), cell: ({ place }) => place, minor: true },
    { id: 'host', header: t('about.host'), cell: ({ organiser }) => organiser, needs: 'wide' },
    { id: 'groups', header: t('groups.title'), cell: ({ groups }) => groups, numeric: true, minor: true },
    { id: 'window', header: t('hosted.entries'), cell: ({ window }) => t(`window.${window}`), wraps: true },
  ];
  return (
    <Page
      title={t('hosted.title')}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
      actions={rows.length > 0 && <ButtonLink to="/event/build">{t('hosted.create')}</ButtonLink>}
    >
      {rows.length === 0 ? (
        <Empty title={t('hosted.none')} hint={t('hosted.noneHint')}>
          <ButtonLink to="/event/build">{t('hosted.create')}</ButtonLink>
        </Empty>
      ) : (
        <DataTable caption={t('hosted.title')} columns={columns} rows={rows} rowKey={({ id }) => id} isWide isWhole />
      )}
    </Page>
  );
}
