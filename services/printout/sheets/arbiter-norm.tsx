/** FA1 and IA1, the reports of arbiter norms. They give no verdict. */
import type { ArbiterNorm } from '../../../domain/rating/norms/arbiter-norm.ts';
import { type FormWords, formDay, formName, formNumber, formTime, formWords, officialName } from '../form-words.ts';
import { textOfPage } from '../html-page.tsx';
import { Fields, Form, type FormField } from './form.tsx';

export function arbiterNormSheet(norm: ArbiterNorm): string {
  const t = formWords();
  return textOfPage(
    <Form title={t('arbiter.title')} about={`${norm.form} · ${formName(norm.candidate)}`}>
      <Fields title={t('arbiter.candidate')} fields={candidateFields(t, norm)} />
      <Fields title={t('arbiter.event')} fields={eventFields(t, norm)} />
      <Fields title={t('arbiter.players')} fields={playerFields(t, norm)} />
      <Fields title={t('arbiter.confirmed')} fields={confirmationFields(t, norm)} look="signed" />
    </Form>,
  );
}

const candidateFields = (t: FormWords, { candidate }: ArbiterNorm): FormField[] => [
  [t('fields.lastName'), candidate.lastName.toUpperCase()],
  [t('fields.firstName'), candidate.firstName],
  [t('fields.fideNumber'), formNumber(candidate.fideNumber)],
  [t('fields.federation'), candidate.federation ?? ''],
  [t('fields.duty'), t(`fields.${candidate.duty}`)],
];

const eventFields = (t: FormWords, { event }: ArbiterNorm): FormField[] => [
  [t('fields.federationEvent'), event.federation ?? ''],
  [t('fields.eventCode'), event.eventCode],
  [t('fields.event'), event.name],
  [t('fields.start'), formDay(event.startDate)],
  [t('fields.end'), formDay(event.endDate)],
  [t('fields.place'), [event.venue, event.city].filter((part) => part !== '').join(', ')],
  [t('fields.system'), t(`chess:kinds.${event.format}`)],
  [t('fields.kind'), t(event.isTeam ? 'values.team' : 'values.individual')],
  [t('fields.rounds'), event.rounds],
  [t('fields.timeControl'), formTime(event.timeControl)],
];

const playerFields = (t: FormWords, { players, rated, federations, titled }: ArbiterNorm): FormField[] => [
  [t('fields.players'), players],
  [t('fields.rated'), rated],
  [t('fields.federations'), federations],
  [t('fields.titled'), titled],
];

const confirmationFields = (t: FormWords, { event: { chiefArbiter } }: ArbiterNorm): FormField[] => [
  [t('fields.chiefArbiter'), officialName(chiefArbiter)],
  [t('fields.chiefArbiterNumber'), formNumber(chiefArbiter?.fideNumber)],
  [t('fields.signatureOfChiefArbiter'), ''],
  [t('fields.date'), ''],
  [t('fields.certifyingFederation'), ''],
  [t('fields.official'), ''],
  [t('fields.signature'), ''],
  [t('fields.date'), ''],
];
