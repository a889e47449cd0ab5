import { CloseButton } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './error-banner.module.css';
import { ErrorText } from './error-text.tsx';

/** The last failure, shown above every page until it is closed or the page changes. */
const shown = { failure: undefined as Failure | undefined, listeners: new Set<() => void>() };

type About = (t: TFunction<['ui', 'manage']>) => string;

interface Failure {
  readonly error: unknown;
  /** The failed action, where the user cannot see it: named before the reason. */
  readonly about: About | undefined;
}

export const showError = (error: unknown, about?: About): void => show({ error, about });

export const clearError = (): void => show(undefined);

function show(failure: Failure | undefined): void {
  shown.failure = failure;
  for (const listener of shown.listeners) listener();
}

/** Hides this failure, if it is the one shown. */
export function hideError(error: unknown): void {
  if (shown.failure?.error === error) clearError();
}

function subscribe(listener: () => void): () => void {
  shown.listeners.add(listener);
  return () => shown.listeners.delete(listener);
}

export function ErrorBanner() {
  const failure = useSyncExternalStore(subscribe, () => shown.failure);
  const { t } = useTranslation(['ui', 'manage']);
  return (
    <div role="alert" className={classes.place}>
      {failure !== undefined && (
        <div className={classes.banner}>
          <span className={classes.text}>
            {failure.about !== undefined && `${failure.about(t)}: `}
            <ErrorText error={failure.error} />
          </span>
          <CloseButton
            size="lg"
            variant="transparent"
            c="inherit"
            aria-label={t('dismissError')}
            onClick={clearError}
          />
        </div>
      )}
    </div>
  );
}
