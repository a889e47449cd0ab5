import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmProps {
  readonly opened: boolean;
  readonly question: string;
  /** What will be lost, or what follows. */
  readonly consequence: string;
  /** The label of the confirming button. */
  readonly action: string;
  readonly destructive?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The dialog itself; loaded by `confirm.tsx`. */
export function ConfirmDialog({
  opened,
  question,
  consequence,
  action,
  destructive,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const { t } = useTranslation();
  const [isThere, setIsThere] = useState(false);
  // The focus to restore is recorded when a dialog opens, not when it mounts open: so the first dialog, too, opens
  // after mounting.
  useEffect(() => setIsThere(true), []);
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Modal
      opened={opened && isThere}
      onClose={onClose}
      title={question}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <Text>{consequence}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button {...(destructive === true ? { color: 'brick' } : {})} onClick={confirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
