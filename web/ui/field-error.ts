import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFormat } from '../format.ts';

export type Issue = z.core.$ZodIssue;

/** What is expected of fields whose form a text has to have. */
const FORMS = {
  name: 'name',
  first_name: 'name',
  last_name: 'name',
  id: 'id',
  profile_picture: 'picture',
  banner_picture: 'picture',
  federation: 'federation',
  start_date: 'day',
  end_date: 'day',
  first_pairing_date: 'day',
  first_pairing_time: 'time',
} as const;

/** The first thing that is wrong with each field of what a form would send. */
export const issuesByField = (issues: readonly Issue[]): ReadonlyMap<string, Issue> =>
  new Map([...issues].reverse().map((issue) => [String(issue.path[0] ?? ''), issue]));

/** What a field must be, said where it is not. */
export function useFieldError(): (issue: Issue) => string {
  const { t } = useTranslation('ui');
  const format = useFormat();
  return (issue) => {
    const form = Object.entries(FORMS).find(([field]) => field === issue.path[0])?.[1];
    switch (issue.code) {
      case 'too_small':
        if (issue.origin === 'string') return t('required');
        return t('expected.atLeast', { min: format.number(Number(issue.minimum)) });
      case 'too_big':
        if (issue.origin === 'string') return t('expected.atMostCharacters', { count: Number(issue.maximum) });
        return t('expected.atMost', { max: format.number(Number(issue.maximum)) });
      case 'invalid_type':
        return t(issue.expected === 'int' ? 'expected.whole' : form === undefined ? 'expected.number' : 'required');
      default:
        return form === undefined ? t('invalid') : t(`expected.${form}`);
    }
  };
}
