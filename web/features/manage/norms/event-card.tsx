import { useTranslation } from 'react-i18next';
import type { EventConditionView, NormsAnswer } from '../../../../contract/tournament/norms.ts';
import { useFormat } from '../../../app/format.ts';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { ConditionState } from './condition-state.tsx';
import classes from './norms.module.css';

/** The conditions on the event, each with its article. */
export function EventCard({ norms }: { readonly norms: NormsAnswer }) {
  const { t } = useTranslation('norms');
  const columns = useColumns();
  const { conditions, slowDays, strongField } = norms;
  return (
    <FoldedCard title={t('event.title')} about={useSummary(conditions)}>
      <DataTable caption={t('event.caption')} columns={columns} rows={conditions} rowKey={({ kind }) => kind} />
      <p className={classes.note}>
        {t('event.slowDays', { answer: t(slowDays === null ? 'event.open' : slowDays ? 'event.yes' : 'event.no') })}
      </p>
      <p className={classes.note}>{t('event.strongField', { answer: t(strongField ? 'event.yes' : 'event.no') })}</p>
    </FoldedCard>
  );
}

function useSummary(conditions: readonly EventConditionView[]): string {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const count = (state: EventConditionView['state']): number =>
    conditions.filter((condition) => condition.state === state).length;
  const [failed, unknown] = [count('failed'), count('unknown')];
  if (failed + unknown === 0) return t('event.allMet');
  return format.list([
    ...(failed === 0 ? [] : [t('event.failed', { count: failed })]),
    ...(unknown === 0 ? [] : [t('event.unknown', { count: unknown })]),
  ]);
}

function useColumns(): readonly Column<EventConditionView>[] {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const valueText = (value: string | number | null): string => {
    if (value === null) return '';
    return typeof value === 'number' ? format.number(value) : isDay(value) ? format.numericDate(value) : value;
  };
  const wantedText = ({ kind, wanted }: EventConditionView): string => {
    if (wanted === null) return '';
    if (kind === 'registration') return t('event.by', { day: valueText(wanted) });
    return t(kind === 'thinkingTime' ? 'least' : 'most', { wanted: valueText(wanted) });
  };
  return [
    { id: 'condition', header: t('table.condition'), main: true, cell: ({ kind }) => t(`event.kinds.${kind}`) },
    { id: 'wanted', header: t('table.wanted'), minor: true, cell: wantedText },
    { id: 'found', header: t('table.found'), wraps: true, cell: ({ found }) => valueText(found) },
    { id: 'state', header: t('table.state'), cell: ({ state }) => <ConditionState state={state} /> },
    { id: 'article', header: t('table.article'), minor: true, cell: ({ article }) => article },
  ];
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
