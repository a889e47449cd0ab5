import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NO_CONTACT } from '../../api.ts';
import { isMissingFile, loadAnewOnce } from '../../app/stale-files.ts';
import { userQuery } from '../../queries/account.ts';
import { ButtonLink } from '../layout/links.tsx';
import { Page } from '../layout/page.tsx';
import { ErrorText } from './error-text.tsx';
import classes from './page-states.module.css';

export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {isFormPage(window.location.pathname) ? <FormSkeleton /> : <RowsOfPage />}
    </div>
  );
}

/** Pages that are one form. `first-paint.js` has the same list for the outline from before the scripts. */
const isFormPage = (path: string): boolean =>
  /^\/(login|setup|invitation|registration|account\/(recover|first-password))(\/|$)/.test(path);

function RowsOfPage() {
  return (
    <>
      <Skeleton height="2.5rem" width="60%" />
      <Skeleton height="6rem" />
      <RowsSkeleton />
    </>
  );
}

function FormSkeleton() {
  return (
    <>
      <Skeleton height="2.5rem" width="14rem" />
      <div className={classes.form}>
        <Skeleton height="var(--rk-row)" />
        <Skeleton height="var(--rk-row)" />
        <Skeleton height="var(--rk-row)" width="8rem" />
      </div>
    </>
  );
}

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
  /** Replaces the page while there is no network. */
  readonly offline?: ComponentType<{ readonly onBack: () => void }>;
}

/** A page that failed to load: the reason, and what to do next. */
export function PageFailed({ error, offline: Offline }: PageFailedProps) {
  const { t } = useTranslation(['ui', 'common']);
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const { data: user } = useQuery(userQuery);
  const here = useLocation({ select: ({ href }) => href });
  const isForbidden = error instanceof ApiError && error.status === 403;
  const mayHelpToLogIn = isForbidden && user?.person === null;
  const isMissing = isMissingFile(error);
  useEffect(() => {
    if (isMissing) void loadAnewOnce();
  }, [isMissing]);
  const retry = () => {
    // A failed module import stays failed until the page is reloaded.
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
        {isMissing ? t('partMissing') : <ErrorText error={error} />}
      </div>
      <div className={classes.ways}>
        {mayHelpToLogIn ? (
          <ButtonLink to="/login" search={{ path: here }}>
            {t('logIn')}
          </ButtonLink>
        ) : (
          // A retry would be forbidden again.
          !isForbidden && <Button onClick={retry}>{t('common:retry')}</Button>
        )}
        <ButtonLink to="/" variant={isForbidden && !mayHelpToLogIn ? 'filled' : 'default'}>
          {t('common:backToHome')}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** Whether the server was unreachable: for a missing file only the browser's offline state tells. */
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
  readonly title: ReactNode;
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
