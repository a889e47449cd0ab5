/** The fields of IT3, the tournament report form: for the sheet and for the CSV beside it. */

import { makeCsv } from '../../domain/lib/csv.ts';
import type { ReportGroup, TournamentReport } from '../../domain/rating/norms/tournament-report.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { type FormWords, formDay, formNumber, formTime, formWords, officialName } from './form-words.ts';
import type { FormField } from './sheets/form.tsx';

export const eventFields = (t: FormWords, report: TournamentReport): FormField[] => [
  [t('fields.federation'), report.federation ?? ''],
  [t('fields.eventCode'), report.eventCode],
  [t('fields.event'), report.name],
  [t('fields.venue'), report.venue],
  [t('fields.city'), report.city],
  [t('fields.start'), formDay(report.startDate)],
  [t('fields.end'), formDay(report.endDate)],
  [t('fields.rounds'), report.rounds],
  [t('fields.schedule'), report.schedule?.join('-') ?? ''],
  [t('fields.timeControl'), formTime(report.timeControl)],
  [t('fields.kindOfPlay'), report.list === null ? '' : t(`values.${report.list}`)],
  [t('fields.system'), t(`chess:kinds.${report.format}`)],
  [t('fields.kind'), t(report.isTeam ? 'values.team' : 'values.individual')],
  [t('fields.swissSystem'), FORMATS[report.format].explains ? t('values.dutch') : '–'],
  [t('fields.acceleration'), t(report.acceleration === 'baku' ? 'values.baku' : 'values.none')],
  [t('fields.pairings'), t(`values.${report.pairing.by}`)],
  [t('fields.pairingProgram'), report.pairing.program ?? ''],
  [t('fields.pairedBy'), officialName(report.chiefArbiter)],
];

export interface ReportedOfficial {
  readonly duty: string;
  readonly name: string;
  readonly fideNumber: string;
  readonly email: string;
}

/** E-mail addresses are those of organiser and chief arbiter only. */
export function reportedOfficials(t: FormWords, report: TournamentReport): ReportedOfficial[] {
  const { organiser, chiefArbiter, deputyArbiters, arbiters } = report;
  const named = [
    ...(organiser === null ? [] : [{ duty: 'organiser', official: organiser } as const]),
    ...(chiefArbiter === null ? [] : [{ duty: 'chiefArbiter', official: chiefArbiter } as const]),
    ...deputyArbiters.map((official) => ({ duty: 'deputyArbiter', official }) as const),
    ...arbiters.map((official) => ({ duty: 'arbiter', official }) as const),
  ];
  return named.map(({ duty, official }) => ({
    duty: t(`fields.${duty}`),
    name: officialName(official),
    fideNumber: formNumber(official.fideNumber),
    email: duty === 'organiser' || duty === 'chiefArbiter' ? official.email : '',
  }));
}

export const groupName = (t: FormWords, { group }: ReportGroup): string =>
  group === 'rated' || group === 'unrated' ? t(`groups.${group}`) : group;

/** A line for each field of the form. */
export function reportCsv(report: TournamentReport): string {
  const t = formWords();
  const groups = report.groups.flatMap((row): FormField[] => {
    const name = groupName(t, row);
    return [
      [`${name}: ${t('columns.total')}`, row.players],
      [`${name}: ${t('columns.federations')}`, row.federations],
      [`${name}: ${t('columns.host')}`, row.host],
      [`${name}: ${t('columns.foreign')}`, row.foreign],
    ];
  });
  const officials = reportedOfficials(t, report).flatMap(({ duty, name, fideNumber, email }): FormField[] => [
    [duty, name],
    [`${duty}: ${t('columns.fideNumber')}`, fideNumber],
    ...(email === '' ? [] : [[`${duty}: ${t('columns.email')}`, email] as const]),
  ]);
  const remarks = report.remarks.map((line): FormField => [t('fields.remark'), line]);
  return makeCsv(
    [t('columns.field'), t('columns.value')],
    [...eventFields(t, report), ...officials, ...groups, ...remarks],
  );
}
