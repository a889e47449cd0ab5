import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { actorOf } from '../../../contract/codec/session-user.ts';
import { can } from '../../../domain/access/policy.ts';
import { useFormat } from '../../app/format.ts';
import { userQuery } from '../../queries/account.ts';
import { type RatingLists, ratingListsQuery } from '../../queries/rating-lists.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { NationalListImport } from './national-list-import.tsx';
import classes from './rating-lists.module.css';

/** The rating lists in place; administrators import national ones. */
export function RatingListsPage() {
  const { t } = useTranslation(['ratingLists', 'ui']);
  const { data: user } = useQuery(userQuery);
  const { data: lists } = useSuspenseQuery(ratingListsQuery);
  const mayImport = user !== undefined && can(actorOf(user), { do: 'manageRatingLists' });
  return (
    <Page title={t('page.title')} crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}>
      <div className={classes.parts}>
        <Card title={t('page.current')}>
          <div className={classes.stack}>
            <Hint>{t('page.help')}</Hint>
            <CurrentLists lists={lists} />
          </div>
        </Card>
        {mayImport && <NationalListImport />}
      </div>
    </Page>
  );
}

interface ListRow {
  readonly name: string;
  readonly month: number;
  /** FIDE's list is not counted. */
  readonly players: number | null;
}

function CurrentLists({ lists: { fide, national } }: { readonly lists: RatingLists }) {
  const { t } = useTranslation('ratingLists');
  const format = useFormat();
  const rows: readonly ListRow[] = [
    ...(fide === null ? [] : [{ name: t('page.fide'), month: fide, players: null }]),
    ...national.map(({ federation, ...list }) => ({ name: t('page.national', { federation }), ...list })),
  ];
  const columns: readonly Column<ListRow>[] = [
    { id: 'list', header: t('page.source'), main: true, cell: ({ name }) => name },
    { id: 'month', header: t('page.month'), cell: ({ month }) => format.month(month) },
    {
      id: 'players',
      header: t('page.players'),
      numeric: true,
      cell: ({ players }) => (players === null ? '' : format.number(players)),
    },
  ];
  if (rows.length === 0) return <Empty title={t('page.none')} />;
  return (
    <>
      <DataTable caption={t('page.current')} columns={columns} rows={rows} rowKey={({ name }) => name} />
      {fide === null && <Hint>{t('page.noFide')}</Hint>}
    </>
  );
}
