import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NO_CONTACT } from '../api.ts';
import { authInfoQuery } from '../queries/account.ts';
import { isMissingFile, loadAnewOnce } from '../stale-files.ts';
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

interface PageFailedProps {
  readonly error: unknown;
  /** What is shown without a network, in place of the page. */
  readonly offline?: ComponentType<{ readonly onBack: () => void }>;
}

/** A page that could not be read: why, and a way on. */
export function PageFailed({ error, offline: Offline }: PageFailedProps) {
  const { t } = useTranslation(['ui', 'common']);
  const text = useErrorText();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const { data: reader } = useQuery(authInfoQuery);
  const here = useLocation({ select: ({ href }) => href });
  const mayHelpToLogIn = error instanceof ApiError && error.status === 403 && reader?.authenticated === false;
  const isMissing = isMissingFile(error);
  useEffect(() => {
    if (isMissing) void loadAnewOnce();
  }, [isMissing]);
  const retry = () => {
    // What has failed to load stays failed for as long as the page stands.
    if (isMissing) window.location.reload();
    reset();
    void router.invalidate();
  };
  if (Offline !== undefined && isWithoutContact(error)) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Offline onBack={retry} />
      </Suspense>
    );
  }
  return (
    <Page title={t('pageFailed')}>
      <div role="alert" className={classes.failure}>
        {isMissing ? t('partMissing') : text(error)}
      </div>
      <div className={classes.ways}>
        {mayHelpToLogIn ? (
          <ButtonLink to="/login" search={{ path: here }}>
            {t('logIn')}
          </ButtonLink>
        ) : (
          <Button onClick={retry}>{t('common:retry')}</Button>
        )}
        <ButtonLink to="/" variant="default">
          {t('common:backToHome')}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** Whether it has failed for want of a server: a file that does not come says so only where the browser knows. */
const isWithoutContact = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === NO_CONTACT) || (isMissingFile(error) && !navigator.onLine);

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
