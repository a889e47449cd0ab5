import { Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLateOpening } from '../../../ui/hooks/use-late-opening.ts';

interface IllegalMoveDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Reports an illegal move where it was made; loaded with the first of them. */
export function IllegalMoveDialog({ opened, onClose }: IllegalMoveDialogProps) {
  const { t } = useTranslation(['game', 'common']);
  const isOpen = useLateOpening(opened);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('illegalMove.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <Text>{t('illegalMove.text')}</Text>
    </Modal>
  );
}
