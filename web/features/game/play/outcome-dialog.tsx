import { Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GameMessage } from '../../../../contract/live.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { useLateOpening } from '../../../ui/hooks/use-late-opening.ts';
import { outcomeOfMessage, resultWords } from '../review/result-words.ts';
import { AfterGameLinks } from './after-game-links.tsx';
import classes from './outcome-dialog.module.css';

interface OutcomeDialogProps {
  readonly opened: boolean;
  readonly gameId: string;
  /** The tournament. */
  readonly tid: string;
  readonly message: GameMessage;
  readonly me: Color;
  readonly onClose: () => void;
}

/** Shows a player how the game has ended, with links to continue. */
export function OutcomeDialog({ opened, gameId, tid, message, me, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation(['game', 'common']);
  const { t: game } = useTranslation('game');
  const isOpen = useLateOpening(opened);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t(titleKey(message, me))}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
      classNames={{ inner: classes.inner ?? '', content: classes.content ?? '', overlay: classes.overlay ?? '' }}
    >
      <Text>{resultWords(game, outcomeOfMessage(message), message.reason)}</Text>
      <Group mt="lg" gap="xs" grow preventGrowOverflow={false}>
        <AfterGameLinks gameId={gameId} tid={tid} isPlayer />
      </Group>
    </Modal>
  );
}

function titleKey(message: GameMessage, me: Color) {
  const outcome = outcomeOfMessage(message);
  if (outcome === null) return 'over.title';
  if (outcome === 0) return 'over.draw';
  return (outcome === 1) === (me === 'white') ? 'over.youWon' : 'over.youLost';
}
