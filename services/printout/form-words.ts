/** Words and spellings of FIDE's forms, which are in English. */
import type { TimeControl } from '../../domain/kernel/time-control.ts';
import { nameOf } from '../../domain/people/list-cells.ts';
import type { Official } from '../../domain/tournament/value/official-data.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import { timeControlText } from '../../i18n/time-control.ts';

export const formWords = () => makeI18n('en', CATALOGUES).getFixedT('en', ['normForms', 'chess'] as const);
export type FormWords = ReturnType<typeof formWords>;

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Kari NORDMANN */
export const formName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName.toUpperCase()].filter((part) => part !== '').join(' ');

/** The name of an official, who is stated as `Lastname, Firstname`. */
export const officialName = (official: Official | null): string =>
  official === null ? '' : formName(nameOf(official.name) ?? { firstName: '', lastName: official.name });

/** 21/11/2026 */
export const formDay = (day: string): string => day.split('-').reverse().join('/');

export const formNumber = (number: number | null | undefined): string => (number ? String(number) : '');

/** Empty if unknown. */
export const formTime = (control: TimeControl | null): string =>
  control === null
    ? ''
    : timeControlText(makeI18n('en', CATALOGUES).getFixedT('en', ['tournament', 'chess'] as const), control);
