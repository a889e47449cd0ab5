import { Text } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LENGTH } from '../../../domain/kernel/limits.ts';
import { userQuery } from '../../queries/account.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PasswordForm } from './password-form.tsx';
import classes from './settings-page.module.css';

/** A user with an assigned password chooses a new one, and continues to the page they came for. */
export function FirstPasswordPage({ returnTo = '/' }: { readonly returnTo: string | undefined }) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: user } = useSuspenseQuery(userQuery);
  if (user.person === null) return null;
  return (
    <Page title={t('first.title')}>
      <div className={classes.narrow}>
        <Text mb="md">{t('first.lead', { min: PASSWORD_LENGTH.min })}</Text>
        <PasswordForm
          account={user.person.account}
          present={t('first.given')}
          action={t('first.set')}
          onChanged={async () => {
            await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
            toast(t('password.changed'));
            router.history.replace(returnTo);
          }}
        />
      </div>
    </Page>
  );
}
