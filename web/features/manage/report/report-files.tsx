import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import type { FindingView } from '../../../../contract/tournament/readiness.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { useFormat } from '../../../app/format.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import classes from './report-card.module.css';
import { type ReportMonth, reportMonths } from './report-months.ts';

interface ReportFilesProps {
  readonly page: TournamentPage;
  readonly findings: readonly FindingView[];
}

/** The report for rating, by months if the event is long, and the working file. */
export function ReportFiles({ page, findings }: ReportFilesProps) {
  const { t } = useTranslation('readiness');
  const { id, timeZone } = page.tournament;
  const open = findings.flatMap(({ kind, params }) => (kind === 'resultMissing' ? Number(params.round) : []));
  const months = reportMonths(page.rounds, timeZone).filter(
    ({ first, last }) => !open.some((round) => first <= round && round <= last),
  );
  const hasDecisions = page.participants.some(({ decisions }) => (decisions?.length ?? 0) > 0);
  const isLong = findings.some(({ kind }) => kind === 'longSpan');
  return (
    <>
      {open.length > 0 ? (
        <Hint>{t('files.open')}</Hint>
      ) : (
        <p className={classes.files}>
          <ReportLink id={id} encoding="ascii" label={t('files.report')} />
          <ReportLink id={id} encoding="utf-8" label={t('files.reportUtf8')} />
        </p>
      )}
      {hasDecisions && open.length === 0 && (
        <>
          <p className={classes.files}>
            <Anchor href={pathTo(calls.reportFile, { id, query: { file: 'report', decisions: 'no' } })} download>
              {t('files.undecided')}
            </Anchor>
          </p>
          <Hint>{t('files.undecidedHint')}</Hint>
        </>
      )}
      {isLong && months.length > 0 && <Months id={id} months={months} />}
      <p className={classes.files}>
        <Anchor href={pathTo(calls.reportFile, { id, query: { file: 'working' } })} download>
          {t('files.working')}
        </Anchor>
      </p>
      <Hint>{t('files.hint')}</Hint>
    </>
  );
}

interface ReportLinkProps {
  readonly id: string;
  readonly encoding: 'ascii' | 'utf-8';
  readonly label: string;
}

const ReportLink = ({ id, encoding, label }: ReportLinkProps) => (
  <Anchor href={pathTo(calls.reportFile, { id, query: { file: 'report', encoding } })} download>
    {label}
  </Anchor>
);

/** FIDE rates an event of more than a month by the games of each month. */
function Months({ id, months }: { readonly id: string; readonly months: readonly ReportMonth[] }) {
  const { t } = useTranslation('readiness');
  const format = useFormat();
  return (
    <ul className={classes.months} aria-label={t('files.months')}>
      {months.map(({ month, first, last }) => (
        <li key={first}>
          <Anchor
            href={pathTo(calls.reportFile, { id, query: { file: 'report', rounds: `${first}-${last}` } })}
            download
          >
            {t('files.month', { month: format.month(month), count: last - first + 1, first, last })}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
