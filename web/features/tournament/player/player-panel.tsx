import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { participantName, titled } from '../../../model/names.ts';
import { playerCardQuery } from '../../../queries/tournament.ts';
import { ErrorText } from '../../../ui/feedback/error-text.tsx';
import { RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { PlayerCard } from './player-card.tsx';

interface PlayerPanelProps {
  readonly page: TournamentPage;
  readonly account: string;
  readonly onClose: () => void;
}

/** The card of a player: a panel beside the page on a laptop, a sheet on a phone. */
export function PlayerPanel({ page, account, onClose }: PlayerPanelProps) {
  const { t } = useTranslation('playerCard');
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const player = page.participants.find((one) => one.account === account);
  const { data, error } = useQuery(playerCardQuery(page.tournament.id, account, page.tournament.revision));
  const card = data?.player.account === account ? data : undefined;
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isNarrow ? 'bottom' : 'right'}
      size={isNarrow ? '85%' : 'md'}
      title={player === undefined ? t('unknown') : titled(player.title, participantName(player))}
      closeButtonProps={{ 'aria-label': t('close') }}
      overlayProps={{ backgroundOpacity: 0.2 }}
    >
      {card === undefined ? (
        error === null ? (
          <RowsSkeleton rows={6} />
        ) : (
          <ErrorText error={error} />
        )
      ) : (
        <PlayerCard page={page} card={card} />
      )}
    </Drawer>
  );
}
