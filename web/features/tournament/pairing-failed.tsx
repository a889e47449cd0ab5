import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './tournament-page.module.css';

/** The last round found no legal pairing: it is seldom, and loaded where it is said. */
export function PairingFailed() {
  const { t } = useTranslation('tournament');
  return (
    <Alert color="brick" variant="outline" mb="md" className={classes.alert}>
      {t('failed')}
    </Alert>
  );
}
