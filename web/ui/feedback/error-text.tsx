import type { i18n, TFunction } from 'i18next';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusalKey } from '../../../contract/http/errors.ts';
import type { Refused } from '../../../domain/kernel/result.ts';
import type { TournamentRefusal } from '../../../domain/tournament/guards/refusals.ts';
import { ApiError, NO_CONTACT } from '../../api.ts';
import { loadNamespaces } from '../../app/language.ts';

/** Statuses with a text of their own where the server names no key. */
const STATUS_KEYS: Readonly<Record<number, RefusalKey>> = { 403: 'forbidden', 404: 'notFound', 500: 'internalError' };

/** A failure whose message is already translated. */
export class TranslatedError extends Error {}

/** The text shown to the user: that of the server's key, else its raw words, else the status. */
export function errorText(t: ErrorWords, error: unknown): string {
  if (error instanceof TranslatedError) return error.message;
  if (!(error instanceof ApiError)) return t('internalError');
  if (error.status === NO_CONTACT) return t('common:networkError');
  const key = error.key ?? STATUS_KEYS[error.status];
  if (key === undefined) return String(error.status);
  // The list of keys is left out of the first view: the catalogue translates each, and any other text is shown as it is.
  return t(key as RefusalKey, { ns: 'errors', defaultValue: key, ...error.params });
}

/** For routes that are not entry routes: they have loaded the error texts. Elsewhere `ErrorText` loads them. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'common']);
  return (error) => errorText(t, error);
}

export function ErrorText({ error }: { readonly error: unknown }) {
  return <WithErrorWords>{(t) => errorText(t, error)}</WithErrorWords>;
}

/** Why an action is not possible yet. */
export function GuardReason({ guard: { key, params } }: { readonly guard: Refused<TournamentRefusal> }) {
  return <WithErrorWords>{(t) => t(key, { ...params })}</WithErrorWords>;
}

type ErrorWords = TFunction<['errors', 'common']>;

interface WithErrorWordsProps {
  readonly children: (t: ErrorWords) => string;
}

/** Entry routes do not load the texts of all refusals; they are loaded when the first one is shown. */
function WithErrorWords({ children }: WithErrorWordsProps) {
  return (
    <Suspense>
      <LoadedErrorWords>{children}</LoadedErrorWords>
    </Suspense>
  );
}

function LoadedErrorWords({ children }: WithErrorWordsProps) {
  const { t, i18n } = useTranslation(['errors', 'common']);
  const areThere = i18n.hasResourceBundle(i18n.language, 'errors') || use(errorWords(i18n));
  return areThere ? children(t) : t('common:networkError');
}

const coming = new Map<string, Promise<boolean>>();

/** Whether the texts are loaded; a failed load is retried. */
function errorWords(instance: i18n): Promise<boolean> {
  const { language } = instance;
  const words =
    coming.get(language) ??
    loadNamespaces(instance, ['errors']).then(
      () => true,
      () => {
        setTimeout(() => coming.delete(language));
        return false;
      },
    );
  coming.set(language, words);
  return words;
}
