import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { camelCase, snakeKeys } from '../../contract/codec/case.ts';
import { isExpectation } from '../../contract/tournament/expectations.ts';
import { useFormat } from '../app/format.ts';

type Issue = z.core.$ZodIssue;

/** A validation error of a field from the contract's schema; rendered in the page's current language. */
export interface Fault {
  readonly issue: Issue;
  /** The field is empty. */
  readonly isBlank: boolean;
}

/**
 * The faults of a payload by field, and those inside of a field by their path (`officialData.arbiters.0.name`). The
 * schema has the names of the wire, the payload and the fields those of the code.
 */
export function faultsIn(schema: z.ZodType, payload: Readonly<Record<string, unknown>>): ReadonlyMap<string, Fault> {
  const { error } = schema.safeParse(snakeKeys(payload));
  const faults = new Map<string, Fault>();
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map((part) => camelCase(String(part)));
    for (const name of new Set([path[0] ?? '', path.join('.')])) {
      if (!faults.has(name)) faults.set(name, { issue, isBlank: isBlank(valueAt(payload, name.split('.'))) });
    }
  }
  return faults;
}

const valueAt = (value: unknown, [first, ...rest]: readonly string[]): unknown =>
  first === undefined
    ? value
    : valueAt(Object(value) === value ? Reflect.get(value as object, first) : undefined, rest);

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || Number.isNaN(value) || (typeof value === 'string' && value.trim() === '');

/** What the field expects, shown where its value is invalid. */
export function FaultText({ fault: { issue, isBlank } }: { readonly fault: Fault }) {
  const { t } = useTranslation('ui');
  const { decimalSeparator } = useFormat();
  // Without a thousands separator, which nobody types.
  const asTyped = (number: number) => String(number).replace('.', decimalSeparator);
  if (isBlank) return t('required');
  if (isExpectation(issue.message)) return t(`expected.${issue.message}`);
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? t('expected.atLeastCharacters', { count: Number(issue.minimum) })
        : t('expected.atLeast', { min: asTyped(Number(issue.minimum)) });
    case 'too_big':
      return issue.origin === 'string'
        ? t('expected.atMostCharacters', { count: Number(issue.maximum) })
        : t('expected.atMost', { max: asTyped(Number(issue.maximum)) });
    case 'invalid_type':
      return t(issue.expected === 'int' ? 'expected.whole' : 'expected.number');
    case 'not_multiple_of':
      return t('expected.steps', { step: asTyped(issue.divisor) });
    default:
      return t('expected.offered');
  }
}
