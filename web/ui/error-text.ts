import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isErrorKey, isFileErrorKey, type RefusalKey } from '../../contract/errors.ts';
import { ApiError, NO_CONTACT } from '../api.ts';

/** Statuses that have a text of their own where the server names no key. */
const STATUS_KEYS: Readonly<Record<number, RefusalKey>> = { 403: 'forbidden', 404: 'notFound', 500: 'internalError' };

/** A failure whose message is already in the reader's words. */
export class Said extends Error {}

/** What the reader is told: the text of the server's key, else its raw words, else the status. */
export function errorText(t: TFunction<['errors', 'common', 'fileErrors']>, error: unknown): string {
  if (error instanceof Said) return error.message;
  if (!(error instanceof ApiError)) return t('internalError');
  if (error.status === NO_CONTACT) return t('common:networkError');
  const key = error.key ?? STATUS_KEYS[error.status];
  if (key === undefined) return String(error.status);
  if (!isErrorKey(key)) return key;
  return isFileErrorKey(key) ? t(`fileErrors:${key}`, { ...error.params }) : t(key, { ...error.params });
}

export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'common']);
  return (error) => errorText(t, error);
}
