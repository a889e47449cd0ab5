import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { onlineQuery } from '../../queries/online.ts';
import classes from './online-dot.module.css';

/** Marks an online player beside the name; nothing while they are offline or it is unknown. */
export function OnlineDot({ account }: { readonly account: string }) {
  const { t } = useTranslation('ui');
  const { data: isOnline = false } = useQuery(onlineQuery(account));
  if (!isOnline) return null;
  return (
    <span className={classes.dot} title={t('online')}>
      <VisuallyHidden>{t('online')}</VisuallyHidden>
    </span>
  );
}
