import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/links.tsx';
import classes from './report-result.module.css';

/** Who comes by the code on his board and is not logged in is told what he has come for. */
export function LogInToReport() {
  const { t } = useTranslation('reports');
  const here = useLocation({ select: ({ href }) => href });
  return (
    <p className={classes.logIn}>
      {t('logIn')}{' '}
      <TextLink to="/login" search={{ path: here }} inherit>
        {t('logInAction')}
      </TextLink>
    </p>
  );
}
