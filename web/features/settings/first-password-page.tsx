import { Text } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LENGTH } from '../../../domain/limits.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { PasswordForm } from './password-form.tsx';
import classes from './settings-page.module.css';

/** Who has logged in with a password that was given out chooses one of his own, and goes on to where he was led. */
export function FirstPasswordPage({ returnTo = '/' }: { readonly returnTo: string | undefined }) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: reader } = useSuspenseQuery(authInfoQuery);
  if (reader.info === null) return null;
  return (
    <Page title={t('first.title')}>
      <div className={classes.narrow}>
        <Text mb="md">{t('first.lead', { min: PASSWORD_LENGTH.min })}</Text>
        <PasswordForm
          account={reader.info.id}
          present={t('first.given')}
          action={t('first.set')}
          onChanged={async () => {
            await queryClient.fetchQuery({ ...authInfoQuery, staleTime: 0 });
            toast(t('password.changed'));
            router.history.replace(returnTo);
          }}
        />
      </div>
    </Page>
  );
}
