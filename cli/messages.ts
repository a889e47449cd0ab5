import { isErrorKey } from '../contract/http/errors.ts';
import type { RefusalParams } from '../domain/kernel/result.ts';
import type { TrfIssue, TrfTeamFault } from '../domain/trf/check/issues.ts';
import { errors as englishErrors } from '../i18n/en/errors.ts';
import { fileErrors as englishFileErrors } from '../i18n/en/file-errors.ts';
import { tools as englishTools } from '../i18n/en/tools.ts';
import { errors as norwegianErrors } from '../i18n/no/errors.ts';
import { fileErrors as norwegianFileErrors } from '../i18n/no/file-errors.ts';
import { tools as norwegianTools } from '../i18n/no/tools.ts';
import { language } from './language.ts';

const { errors, fileErrors, tools } = {
  en: { errors: englishErrors, fileErrors: englishFileErrors, tools: englishTools },
  no: { errors: norwegianErrors, fileErrors: norwegianFileErrors, tools: norwegianTools },
}[language];

interface FileFault {
  readonly key: TrfIssue['key'] | TrfTeamFault;
  readonly params?: RefusalParams;
}

/** What is wrong with a report file. */
export const faultText = ({ key, params }: FileFault): string => filled(fileErrors[key], params);

/** How many more faults there are than those that are listed. */
export const moreFaults = (count: number): string =>
  filled(tools.issues[`more_${count === 1 ? 'one' : 'other'}`], { count });

export type FileRefusal = keyof typeof tools.refusals;

/** Why a command cannot use a file, or pair a round of it. */
export function refusalText(key: FileRefusal, round: number | null = null): string {
  const text = tools.refusals[key];
  return round === null ? text : `${filled(tools.pair.title, { round })}: ${text}`;
}

/** A round that is not paired as the last one, because the file does not give the number of rounds. */
export const lastNotKnown = (): string => tools.pair.lastNotKnown;

/** The first round of a random tournament that has no legal pairing. */
export const stoppedText = (round: number): string => filled(tools.generate.stopped, { round });

/** Why a server refused a call; a status without a text is shown as it is. */
export const serverText = ({ key, params }: { readonly key: string; readonly params: RefusalParams }): string =>
  isErrorKey(key) ? filled({ ...errors, ...fileErrors }[key], params) : key;

/** A text with its values in place. */
export const filled = (text: string, params: RefusalParams = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
