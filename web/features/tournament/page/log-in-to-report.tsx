import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/layout/links.tsx';
import classes from '../pairings/report-result.module.css';

/** Explains the QR code on the board to visitors who open it without being logged in. */
export function LogInToReport() {
  const { t } = useTranslation('reports');
  const here = useLocation({ select: ({ href }) => href });
  return (
    <p className={classes.logIn}>
      {t('logIn')}{' '}
      <TextLink to="/login" search={{ path: here }} inherit underline="always">
        {t('logInAction')}
      </TextLink>
    </p>
  );
}
