import type { FindingView } from '../contract/tournament/readiness.ts';
import { isTiebreakId, tiebreakNameOf } from '../domain/tiebreaks/names.ts';
import type { ReportDeadlines } from '../domain/tournament/readiness/deadlines.ts';
import type { ReadinessGroup } from '../domain/tournament/readiness/finding.ts';
import { readiness as english } from '../i18n/en/readiness.ts';
import { readiness as norwegian } from '../i18n/no/readiness.ts';
import { language } from './language.ts';
import { filled } from './messages.ts';

const texts = { en: english, no: norwegian }[language];
const findings: Readonly<Record<string, string>> = texts.findings;

export const verdictText = (ready: boolean): string => texts[ready ? 'ready' : 'notReady'];
export const groupText = (group: ReadinessGroup): string => texts.groups[group];

/** The text of the report card, with the players as they are called in the file. */
export function findingText({ kind, who, params }: FindingView, nameOf: (who: string) => string): string {
  const { day, registerBy, tiebreak, count, ...others } = params;
  const text = findings[kind] ?? findings[`${kind}_${count === 1 ? 'one' : 'other'}`] ?? kind;
  return filled(text, {
    ...others,
    who: who.map(nameOf).join('; '),
    ...(count !== undefined && { count }),
    ...(day !== undefined && { day: dayText(String(day)) }),
    ...(registerBy !== undefined && { registerBy: dayText(String(registerBy)) }),
    ...(typeof tiebreak === 'string' && isTiebreakId(tiebreak) && { tiebreak: tiebreakNameOf(tiebreak).fide }),
  });
}

export const deadlinesText = ({ firstList, sendBy, lastList }: ReportDeadlines): string =>
  filled(texts.deadlines, { firstList: dayText(firstList), sendBy: dayText(sendBy), lastList: dayText(lastList) });

const DAYS = new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const dayText = (day: string): string => DAYS.format(Date.parse(day));
