/** IT3, the tournament report form. */
import type { ReportGroup, TournamentReport } from '../../../domain/rating/norms/tournament-report.ts';
import { type FormWords, formWords } from '../form-words.ts';
import { textOfPage } from '../html-page.tsx';
import { eventFields, groupName, type ReportedOfficial, reportedOfficials } from '../report-fields.ts';
import { type Column, Name, Table } from '../table.tsx';
import { Fields, Form } from './form.tsx';

/** Lines of remarks on the form. */
const REMARK_LINES = 4;

export function normReportSheet(report: TournamentReport): string {
  const t = formWords();
  const blanks = Math.max(0, REMARK_LINES - report.remarks.length);
  const remarks = [...report.remarks, ...Array.from({ length: blanks }, () => '')];
  return textOfPage(
    <Form title={t('report.title')} about={`${t('report.form')} · ${report.name}`}>
      <Fields title={t('report.event')} fields={eventFields(t, report)} />
      <section>
        <h2>{t('report.players')}</h2>
        <Table columns={groupColumns(t)} rows={report.groups} look="dense" />
      </section>
      <section>
        <h2>{t('report.officials')}</h2>
        <Table columns={officialColumns(t)} rows={reportedOfficials(t, report)} look="dense" />
      </section>
      <Fields
        title={t('report.remarks')}
        fields={remarks.map((line, index) => [String(index + 1), line])}
        look="lines"
      />
      <Fields
        title={t('certificate.signatures')}
        fields={[
          [t('fields.signatureOfChiefArbiter'), ''],
          [t('fields.date'), ''],
        ]}
        look="signed"
      />
    </Form>,
  );
}

const groupColumns = (t: FormWords): readonly Column<ReportGroup>[] => [
  { head: t('columns.group'), cell: (row) => groupName(t, row) },
  { head: t('columns.total'), kind: 'number', cell: ({ players }) => players },
  { head: t('columns.federations'), kind: 'number', cell: ({ federations }) => federations },
  { head: t('columns.host'), kind: 'number', cell: ({ host }) => host },
  { head: t('columns.foreign'), kind: 'number', cell: ({ foreign }) => foreign },
];

const officialColumns = (t: FormWords): readonly Column<ReportedOfficial>[] => [
  { head: t('columns.duty'), cell: ({ duty }) => duty },
  { head: t('columns.name'), cell: ({ name }) => <Name>{name}</Name> },
  { head: t('columns.fideNumber'), kind: 'number', cell: ({ fideNumber }) => fideNumber },
  { head: t('columns.email'), cell: ({ email }) => email },
];
