import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type CheckedRound, differs } from '../../../domain/checker/check-round.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { Found, JobView } from './job-view.tsx';
import { PlayerLine } from './player-line.tsx';
import type { ToolTabProps } from './tool-tab.ts';
import { useJob } from './use-job.ts';

/** Pairs every played round again, and shows where the file differs. */
export function CheckTab({ file, ...table }: ToolTabProps) {
  const { t } = useTranslation('tools');
  const state = useJob<'check'>(file.id, { kind: 'check', text: file.text });
  return (
    <>
      <Hint>{t('check.lead')}</Hint>
      <JobView state={state}>
        {(found) => <Found found={found}>{(rounds) => <Verdict rounds={rounds} {...table} />}</Found>}
      </JobView>
    </>
  );
}

type Pair = readonly [number, number];

/** A pair by the rules beside one of the file; they need not have the same players. */
interface DifferenceRow {
  readonly key: string;
  readonly round: number;
  readonly refusal: CheckedRound['engineError'];
  readonly byRules: Pair | null;
  readonly inFile: Pair | null;
}

interface VerdictProps extends Pick<ToolTabProps, 'search' | 'onSearch'> {
  readonly rounds: readonly CheckedRound[];
}

function Verdict({ rounds, search, onSearch }: VerdictProps) {
  const { t } = useTranslation('tools');
  const wrong = rounds.filter(differs);
  if (rounds.length === 0) return <p role="status">{t('check.noRounds')}</p>;
  if (wrong.length === 0) {
    return (
      <Alert color="fjord" variant="outline" role="status">
        {t('check.fine', { count: rounds.length })}
      </Alert>
    );
  }
  const columns: Column<DifferenceRow>[] = [
    { id: 'round', header: t('check.round'), numeric: true, cell: ({ round }) => round },
    {
      id: 'rules',
      header: t('check.byRules'),
      wraps: true,
      cell: ({ byRules, refusal }) => (refusal === null ? <PairCell pair={byRules} /> : t(`refusals.${refusal}`)),
    },
    { id: 'file', header: t('check.inFile'), wraps: true, cell: ({ inFile }) => <PairCell pair={inFile} /> },
  ];
  return (
    <>
      <p role="status">{t('check.differ', { count: wrong.length, total: rounds.length })}</p>
      <DataTable
        caption={t('check.caption')}
        columns={columns}
        rows={wrong.flatMap(rowsOf)}
        rowKey={({ key }) => key}
        search={search}
        onSearch={onSearch}
      />
    </>
  );
}

function rowsOf({ round, engineError, missing, unexpected }: CheckedRound): DifferenceRow[] {
  const length = Math.max(missing.length, unexpected.length, engineError === null ? 0 : 1);
  return Array.from({ length }, (_, index) => ({
    key: `${round} ${index}`,
    round,
    refusal: index === 0 ? engineError : null,
    byRules: missing[index] ?? null,
    inFile: unexpected[index] ?? null,
  }));
}

function PairCell({ pair }: { readonly pair: Pair | null }) {
  if (pair === null) return null;
  const [white, black] = pair;
  return (
    <>
      <PlayerLine number={white} /> – <PlayerLine number={black} />
    </>
  );
}
