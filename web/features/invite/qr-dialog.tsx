import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../ui/icons/qr-code.tsx';
import classes from './invite.module.css';

interface QrDialogProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link as a QR code, large enough for a wall. */
export function QrDialog({ name, link, onClose }: QrDialogProps) {
  const { t } = useTranslation(['invite', 'common']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('links.qrTitle', { name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <QrCode link={link} label={t('links.qrAlt', { link })} />
      <p className={classes.address}>{link}</p>
    </Modal>
  );
}
