import { CloseButton, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { participantName, titled } from '../../../model/names.ts';
import { playerCardQuery } from '../../../queries/tournament.ts';
import { ErrorText } from '../../../ui/feedback/error-text.tsx';
import { RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { PlayerCard } from './player-card.tsx';
import classes from './player-panel.module.css';

interface PlayerPanelProps {
  readonly page: TournamentPage;
  readonly account: string;
  readonly onClose: () => void;
}

/** The card of a player: a panel beside the table on a laptop, a sheet on a phone. */
export function PlayerPanel({ page, account, onClose }: PlayerPanelProps) {
  const { t } = useTranslation('playerCard');
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const player = page.participants.find((one) => one.account === account);
  const { data, error } = useQuery(playerCardQuery(page.tournament.id, account, page.tournament.revision));
  const card = data?.player.account === account ? data : undefined;
  const title = player === undefined ? t('unknown') : titled(player.title, participantName(player));
  const Frame = isNarrow ? Sheet : SidePanel;
  return (
    <Frame key={account} title={title} onClose={onClose}>
      {card !== undefined && <PlayerCard page={page} card={card} />}
      {card === undefined && (error === null ? <RowsSkeleton rows={6} /> : <ErrorText error={error} />)}
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Sheet({ title, onClose, children }: FrameProps) {
  const { t } = useTranslation('playerCard');
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="85%"
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      overlayProps={{ backgroundOpacity: 0.2 }}
    >
      {children}
    </Drawer>
  );
}

/** The page beside it stays usable, so that one player after another can be looked at. */
function SidePanel({ title, onClose, children }: FrameProps) {
  const { t } = useTranslation('playerCard');
  const heading = useFocusWhileOpen();
  return (
    <aside
      className={`${classes.panel} no-print`}
      aria-label={title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

/** Focuses the heading of what has opened, and at the end the link that opened it. */
function useFocusWhileOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      // Whoever has opened another card keeps the focus there.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return heading;
}
