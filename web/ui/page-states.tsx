import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './error-text.ts';
import { ButtonLink } from './links.tsx';
import { Page } from './page.tsx';
import classes from './page-states.module.css';

/** While a page loads: its outline. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="2.5rem" width="60%" />
      <Skeleton height="6rem" />
      <RowsSkeleton />
    </div>
  );
}

/** While a table or a list loads. */
export function RowsSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <Stack gap="xs" aria-busy="true">
      {Array.from({ length: rows }, (_, at) => `row-${at}`).map((row) => (
        <Skeleton key={row} height="var(--rk-row)" />
      ))}
    </Stack>
  );
}

/** A page that could not be read: why, and a way on. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation(['ui', 'common']);
  const text = useErrorText();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={t('pageFailed')}>
      <div role="alert" className={classes.failure}>
        {text(error)}
      </div>
      <div className={classes.ways}>
        <Button onClick={retry}>{t('common:retry')}</Button>
        <ButtonLink to="/" variant="default">
          {t('common:backToHome')}
        </ButtonLink>
      </div>
    </Page>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('pageNotFound')}>
      <ButtonLink to="/">{t('backToHome')}</ButtonLink>
    </Page>
  );
}

interface EmptyProps {
  readonly title: string;
  /** What to do next. */
  readonly hint?: string;
  readonly children?: ReactNode;
}

export function Empty({ title, hint, children }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <Text fw={600}>{title}</Text>
      {hint !== undefined && <Text c="dimmed">{hint}</Text>}
      {children}
    </div>
  );
}
