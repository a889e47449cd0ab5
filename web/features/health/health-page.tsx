import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { healthQuery } from '../../queries/health.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import classes from './health.module.css';

/** A tenth of a megabyte. */
const BYTES = 100_000;

interface Figure {
  readonly name: string;
  readonly value: string;
}

/** How the server is: what has been counted in the last hour, and what waits now. For its operator. */
export function HealthPage() {
  const { t } = useTranslation(['health', 'ui']);
  const format = useFormat();
  const { data } = useSuspenseQuery(healthQuery);
  const { hour } = data;
  const number = (value: number): string => format.number(value);
  return (
    <Page title={t('title')} crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}>
      <div className={classes.parts}>
        <Card title={t('hour')}>
          <Figures
            caption={t('hour')}
            figures={[
              { name: t('requests'), value: number(hour.requests) },
              { name: t('succeeded'), value: number(hour.succeeded) },
              { name: t('refused'), value: number(hour.refused) },
              { name: t('limited'), value: number(hour.limited) },
              { name: t('failed'), value: number(hour.failed) },
              { name: t('statements'), value: number(hour.statements) },
            ]}
          />
          <Hint>{t('incomplete')}</Hint>
        </Card>
        <Card title={t('now')}>
          <Figures
            caption={t('now')}
            figures={[
              { name: t('parkedMessages'), value: number(data.parkedMessages) },
              { name: t('waitingMails'), value: number(data.waitingMails) },
              {
                name: t('database'),
                value: t('megabytes', { size: format.number(Math.round(data.databaseBytes / BYTES) / 10, 1) }),
              },
            ]}
          />
        </Card>
      </div>
    </Page>
  );
}

function Figures({ caption, figures }: { readonly caption: string; readonly figures: readonly Figure[] }) {
  const { t } = useTranslation('health');
  const columns: readonly Column<Figure>[] = [
    { id: 'name', header: t('figure'), main: true, cell: ({ name }) => name },
    { id: 'value', header: t('value'), numeric: true, cell: ({ value }) => value },
  ];
  return (
    <div className={classes.figures}>
      <DataTable caption={caption} columns={columns} rows={figures} rowKey={({ name }) => name} />
    </div>
  );
}
