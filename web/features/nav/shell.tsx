import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

interface ShellProps {
  /** What calls the reader wherever he is. */
  readonly notice: ReactNode;
}

/** What surrounds every page. A game that is being played has the whole window. */
export function Shell({ notice }: ShellProps) {
  const { t } = useTranslation('ui');
  const playing = useLocation({ select: ({ pathname }) => pathname.startsWith('/game/play/') });
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <ErrorBanner />
      {!playing && <Header />}
      {notice}
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </>
  );
}
