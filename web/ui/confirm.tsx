import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface ConfirmProps {
  readonly opened: boolean;
  readonly question: string;
  /** What will be lost, or what follows. */
  readonly consequence: string;
  /** The words of the button that does it. */
  readonly action: string;
  readonly destructive?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone, and names what will be lost. */
export function Confirm({ opened, question, consequence, action, destructive, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation();
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={question} closeButtonProps={{ 'aria-label': t('close') }} centered>
      <Text>{consequence}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button {...(destructive === true ? { color: 'brick' } : {})} onClick={confirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
