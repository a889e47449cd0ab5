import { CloseButton } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './error-banner.module.css';
import { useErrorText } from './error-text.ts';

/** The last failure, shown on top of every page until it is closed or the page changes. */
const shown = { error: undefined as unknown, listeners: new Set<() => void>() };

export function showError(error: unknown): void {
  shown.error = error;
  for (const listener of shown.listeners) listener();
}

export const clearError = (): void => showError(undefined);

function subscribe(listener: () => void): () => void {
  shown.listeners.add(listener);
  return () => shown.listeners.delete(listener);
}

export function ErrorBanner() {
  const error = useSyncExternalStore(subscribe, () => shown.error);
  const { t } = useTranslation('ui');
  const text = useErrorText();
  return (
    <div role="alert" className={classes.place}>
      {error !== undefined && (
        <div className={classes.banner}>
          <span className={classes.text}>{text(error)}</span>
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
