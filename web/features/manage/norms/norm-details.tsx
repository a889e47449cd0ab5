import { useTranslation } from 'react-i18next';
import type { NormCandidateView, NormConditionView } from '../../../../contract/tournament/norms.ts';
import { formatPoints } from '../../../app/format.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { ConditionState } from './condition-state.tsx';
import classes from './norms.module.css';

/** The games so far against each condition, and what the opponents to come have to bring. */
export function NormDetails({ candidate }: { readonly candidate: NormCandidateView }) {
  const { t } = useTranslation('norms');
  const { conditions, exemption, verdict } = candidate;
  const columns = useColumns();
  const missing = useMixTexts(candidate);
  return (
    <details className={classes.details}>
      <summary>{t('details')}</summary>
      {exemption !== null && (
        <p className={classes.note}>
          {t('exempt', { article: exemption.article, why: t(`exemptions.${exemption.kind}`) })}
        </p>
      )}
      {verdict === 'open' && missing.length > 0 && (
        <ul className={classes.mix}>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <DataTable caption={t('details')} columns={columns} rows={conditions} rowKey={({ kind }) => kind} />
    </details>
  );
}

function useColumns(): readonly Column<NormConditionView>[] {
  const { t } = useTranslation('norms');
  const valueText = ({ kind }: NormConditionView, value: number) =>
    kind === 'score' ? formatPoints(value) : String(value);
  return [
    { id: 'condition', header: t('table.condition'), main: true, cell: ({ kind }) => t(`conditions.${kind}`) },
    {
      id: 'wanted',
      header: t('table.wanted'),
      cell: (row) => t(row.bound, { wanted: valueText(row, row.wanted) }),
    },
    { id: 'found', header: t('table.found'), numeric: true, cell: (row) => valueText(row, row.found) },
    {
      id: 'state',
      header: t('table.state'),
      cell: ({ met }) => <ConditionState state={met ? 'met' : 'failed'} />,
    },
    { id: 'article', header: t('table.article'), minor: true, cell: ({ article }) => article },
  ];
}

function useMixTexts({ mix }: NormCandidateView): string[] {
  const { t } = useTranslation('norms');
  const { holdersMissing, titledMissing, foreignMissing, ownRoom, oneRoom } = mix;
  return [
    ...(holdersMissing === 0 ? [] : [t('mix.holders', { count: holdersMissing })]),
    ...(titledMissing === 0 ? [] : [t('mix.titled', { count: titledMissing })]),
    ...(foreignMissing === null || foreignMissing === 0 ? [] : [t('mix.foreign', { count: foreignMissing })]),
    ...(ownRoom === null ? [] : [ownRoom > 0 ? t('mix.ownRoom', { count: ownRoom }) : t('mix.ownFull')]),
    ...(oneRoom === null ? [] : [oneRoom > 0 ? t('mix.oneRoom', { count: oneRoom }) : t('mix.oneFull')]),
  ];
}
