import { Button, Group, Modal, Text } from '@mantine/core';
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
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={question} closeButtonProps={{ 'aria-label': t('close') }} centered>
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
