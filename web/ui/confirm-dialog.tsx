import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmProps } from './confirm.tsx';

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
  // Where the focus goes back to is noted when a dialog opens, not where it comes open: the first one, too, opens afterwards.
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
