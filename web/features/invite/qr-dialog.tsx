import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import classes from './invite.module.css';

interface QrDialogProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link as a picture that telephones read, large enough for a wall. */
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

/** Dark on light in both themes: that is how they are read. */
function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
