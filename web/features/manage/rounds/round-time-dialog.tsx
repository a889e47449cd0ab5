import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { AddRoundForm, SetUpRound } from './round-forms.tsx';

/** A round to add, or one to move. */
export type RoundTime = { readonly kind: 'add' } | { readonly kind: 'move'; readonly round: number };

interface RoundTimeDialogProps {
  readonly page: TournamentPage;
  readonly time: RoundTime;
  readonly onAdded: (round: number) => void;
  readonly onClose: () => void;
}

export function RoundTimeDialog({ page, time, onAdded, onClose }: RoundTimeDialogProps) {
  const { t } = useTranslation(['manage', 'common']);
  const [isThere, setIsThere] = useState(false);
  // The focus to restore is recorded when a dialog opens, not when it mounts open.
  useEffect(() => setIsThere(true), []);
  const number = time.kind === 'add' ? page.rounds.length + 1 : time.round;
  return (
    <Modal
      opened={isThere}
      onClose={onClose}
      title={t(time.kind === 'add' ? 'round.add' : 'round.move', { number })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      {time.kind === 'add' ? (
        <AddRoundForm
          page={page}
          onAdded={(made) => {
            onClose();
            onAdded(made);
          }}
        />
      ) : (
        <SetUpRound page={page} round={time.round} onSet={onClose} />
      )}
    </Modal>
  );
}
