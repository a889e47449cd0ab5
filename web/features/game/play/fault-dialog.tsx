import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayedGame } from '../state/replayed-game.ts';

/** Replays an illegal record up to the faulty move, and names that move. */
export function FaultDialog({ fault }: { readonly fault: NonNullable<ReplayedGame['fault']> }) {
  const { t } = useTranslation(['game', 'common']);
  const [seen, setSeen] = useState(false);
  const { from, to } = fault;
  return (
    <Modal
      opened={!seen}
      onClose={() => setSeen(true)}
      title={t('illegalMove.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <Text>
        {from === undefined || to === undefined ? t('view.unreadable') : t('illegalMove.inReplay', { from, to })}
      </Text>
    </Modal>
  );
}
