import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { authInfoQuery } from '../../queries/account.ts';
import { useSessionNumber } from '../../session.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { prepareToasts } from '../../ui/toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

interface ShellProps {
  /** What calls the reader wherever he is. */
  readonly notice: ReactNode;
}

/** What surrounds every page. A game that is being played has the whole window, and so has a screen in a hall. */
export function Shell({ notice }: ShellProps) {
  const { t } = useTranslation('ui');
  const alone = useLocation({ select: ({ pathname }) => pathname.startsWith('/game/play/') });
  const inHall = useLocation({ select: ({ pathname }) => pathname.startsWith('/tournament/screen/') });
  const isBare = alone || inHall;
  const session = useSessionNumber();
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

/** Who is logged in changes things, and is told what came of it; who plays sees it on the board. */
function usePreparedToasts(plays: boolean): void {
  const { data: reader } = useQuery(authInfoQuery);
  const changesThings = reader?.authenticated === true && !plays;
  useEffect(() => {
    if (changesThings) prepareToasts();
  }, [changesThings]);
}

/** The outline that stood here before the scripts had come (`web/frame.html`), gone in the paint that shows the page. */
const removeFrame = () => document.getElementById('frame')?.remove();
