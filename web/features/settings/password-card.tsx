import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LENGTH } from '../../../domain/kernel/limits.ts';
import { sessionsQuery } from '../../queries/settings.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PasswordForm } from './password-form.tsx';
import classes from './settings-page.module.css';

export function PasswordCard({ account }: { readonly account: string }) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  return (
    <Card title={t('password.title')}>
      <Text mb="sm">{t('password.lead', { min: PASSWORD_LENGTH.min })}</Text>
      <div className={classes.narrow}>
        <PasswordForm
          account={account}
          present={t('password.now')}
          action={t('password.change')}
          onChanged={() => {
            toast(t('password.changed'));
            return queryClient.invalidateQueries(sessionsQuery);
          }}
        />
      </div>
    </Card>
  );
}
