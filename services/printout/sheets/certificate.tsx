/** IT1, the certificate of title result. */

import type { CertificateLine, CertificateScore, NormCertificate } from '../../../domain/rating/norms/certificate.ts';
import type { CertificateRemark } from '../../../domain/rating/norms/certificate-remarks.ts';
import { type FormWords, formDay, formName, formNumber, formTime, formWords, officialName } from '../form-words.ts';
import { textOfPage } from '../html-page.tsx';
import { points } from '../sheet-words.ts';
import { type Column, Name, Table } from '../table.tsx';
import { Fields, Form, type FormField } from './form.tsx';

export function certificateSheet(certificate: NormCertificate): string {
  const t = formWords();
  const { title, player } = certificate;
  const norm = t('certificate.norm', { title: t(`titles.${title}`) });
  return textOfPage(
    <Form title={t('certificate.title')} about={`${t('certificate.form')} · ${formName(player)} · ${norm}`}>
      <Fields title={t('certificate.player')} fields={playerFields(t, certificate)} />
      <Fields title={t('certificate.event')} fields={eventFields(t, certificate)} />
      <Fields title={t('certificate.counts')} fields={countFields(t, certificate)} look="counts" />
      {certificate.largeSwiss !== null && (
        <Fields title={t('certificate.largeSwiss')} fields={largeSwissFields(t, certificate.largeSwiss)} />
      )}
      <section>
        <h2>{t('certificate.games')}</h2>
        <Table
          columns={lineColumns(t)}
          rows={certificate.lines}
          look="dense"
          rowLook={({ isCounted, score }) => (!isCounted && score.kind === 'played' ? 'struck' : undefined)}
        />
      </section>
      <Fields title={t('certificate.result')} fields={resultFields(t, certificate)} />
      <section>
        <h2>{t('certificate.remarks')}</h2>
        <ul>
          {certificate.remarks.map((remark) => (
            <li>{remarkText(t, remark)}</li>
          ))}
        </ul>
      </section>
      <Fields title={t('certificate.signatures')} fields={signatureFields(t)} look="signed" />
      <p class="soft">{t('certificate.possible')}</p>
    </Form>,
  );
}

const playerFields = (t: FormWords, { player }: NormCertificate): FormField[] => [
  [t('fields.lastName'), player.lastName.toUpperCase()],
  [t('fields.firstName'), player.firstName],
  [t('fields.fideNumber'), formNumber(player.fideNumber)],
  [t('fields.federation'), player.federation],
];

const eventFields = (t: FormWords, { event }: NormCertificate): FormField[] => [
  [t('fields.event'), event.name],
  [t('fields.eventCode'), event.eventCode],
  [t('fields.place'), [event.city, event.federation].filter(Boolean).join(', ')],
  [t('fields.start'), formDay(event.startDate)],
  [t('fields.end'), formDay(event.endDate)],
  [t('fields.timeControl'), formTime(event.timeControl)],
  [t('fields.chiefArbiter'), officialName(event.chiefArbiter)],
  [t('fields.chiefArbiterNumber'), formNumber(event.chiefArbiter?.fideNumber)],
];

const countFields = (t: FormWords, { counts }: NormCertificate): FormField[] => [
  [t('fields.games'), counts.games],
  [t('fields.federations'), counts.federations],
  [t('fields.foreign'), counts.foreign],
  [t('fields.rated'), counts.rated],
  [t('fields.host'), counts.host],
  [t('fields.titled'), counts.titled],
  ...counts.byTitle.map(({ title, count }): FormField => [title, count]),
];

type LargeSwiss = NonNullable<NormCertificate['largeSwiss']>;

const largeSwissFields = (t: FormWords, { players, federations, titled }: LargeSwiss): FormField[] => [
  [t('fields.foreignPlayers'), players],
  [t('fields.federations'), federations],
  [t('fields.foreignTitled'), titled],
];

const resultFields = (t: FormWords, certificate: NormCertificate): FormField[] => [
  [t('fields.average'), certificate.average],
  [t('fields.performance'), certificate.performance],
  [t('fields.needed'), points(certificate.halfPointsNeeded / 2)],
  [t('fields.achieved'), points(certificate.halfPoints / 2)],
  [t('fields.above'), points(certificate.halfPointsAbove / 2)],
  [t('fields.countsAs'), certificate.countsAsGames],
];

const signatureFields = (t: FormWords): FormField[] => [
  [t('fields.signatureOfChiefArbiter'), ''],
  [t('fields.date'), ''],
  [t('fields.federationConfirming'), ''],
  [t('fields.official'), ''],
  [t('fields.signature'), ''],
  [t('fields.date'), ''],
];

const lineColumns = (t: FormWords): readonly Column<CertificateLine>[] => [
  { head: t('columns.round'), kind: 'number', cell: ({ round }) => round },
  { head: t('columns.opponent'), cell: ({ opponent }) => opponent && <Name>{formName(opponent)}</Name> },
  { head: t('columns.fideNumber'), kind: 'number', cell: ({ opponent }) => formNumber(opponent?.fideNumber) },
  { head: t('columns.federation'), cell: ({ opponent }) => opponent?.federation },
  { head: t('columns.rating'), kind: 'number', cell: ({ opponent }) => formNumber(opponent?.rating) },
  { head: t('columns.counted'), kind: 'number', cell: ({ opponent }) => formNumber(opponent?.countedRating) },
  { head: t('columns.title'), cell: ({ opponent }) => opponent?.title },
  { head: t('columns.score'), kind: 'center', cell: ({ score }) => scoreText(score) },
];

const scoreText = (score: CertificateScore): string =>
  score.kind === 'played' ? points(score.halfPoints / 2) : score.sign;

function remarkText(t: FormWords, remark: CertificateRemark): string {
  switch (remark.kind) {
    case 'leftOutLater':
    case 'leftOutBeaten':
    case 'unratedGames':
      return t(`remarks.${remark.kind}`, { rounds: remark.rounds.join(', ') });
    case 'freePoint':
    case 'countedAsLost':
      return t(`remarks.${remark.kind}`, { round: remark.round });
    case 'uncounted':
      return t(`remarks.${remark.reason}`, { round: remark.round });
    case 'exemption':
      return t('remarks.exemption', { article: remark.article });
    case 'withoutExemption':
    case 'slowDays':
    case 'strongEvent':
    case 'notRated':
      return t(`remarks.${remark.kind}`);
  }
}
