import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './tournament-page.module.css';

/** The last round found no legal pairing; rare, so it is loaded on demand. */
export function PairingFailed() {
  const { t } = useTranslation('tournament');
  return (
    <Alert color="brick" variant="outline" mb="md" className={classes.alert}>
      {t('failed')}
    </Alert>
  );
}
