import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isLoggedIn } from '../../../contract/codec/session-user.ts';
import { useMountKey } from '../../app/session.ts';
import { userQuery } from '../../queries/account.ts';
import { ErrorBanner } from '../../ui/feedback/error-banner.tsx';
import { prepareToasts } from '../../ui/feedback/toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

interface ShellProps {
  /** Notifiers that reach the user on every page. */
  readonly notice: ReactNode;
}

/** The frame of every page. A running game and a hall display fill the whole window. */
export function Shell({ notice }: ShellProps) {
  const { t } = useTranslation('ui');
  const alone = useLocation({ select: ({ pathname }) => pathname.startsWith('/game/play/') });
  const inHall = useLocation({ select: ({ pathname }) => /^\/(tournament|event)\/screen\//.test(pathname) });
  const isBare = alone || inHall;
  const session = useMountKey();
  usePreparedToasts(alone);
  useLayoutEffect(removeFrame, []);
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <ErrorBanner />
      {!isBare && <Header />}
      {!inHall && notice}
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet key={session} />
      </main>
      {!isBare && <Footer />}
    </>
  );
}

/** Logged-in users make changes and get toasts about them; players see theirs on the board. */
function usePreparedToasts(plays: boolean): void {
  const { data: user } = useQuery(userQuery);
  const changesThings = isLoggedIn(user) && !plays;
  useEffect(() => {
    if (changesThings) prepareToasts();
  }, [changesThings]);
}

/**
 * The static outline from before the scripts had loaded (`web/app/frame.html`), removed in the paint that shows the
 * page.
 */
const removeFrame = () => document.getElementById('frame')?.remove();
