import { Button, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import { post } from '../../api.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { toast } from '../../ui/toast.ts';

/** The way in for a visitor; for others their menu. */
export function UserMenu({ reader }: { readonly reader: AuthInfo }) {
  const { t } = useTranslation('nav');
  const here = useLocation({ select: ({ href, pathname }) => (pathname === '/login' ? undefined : href) });
  const logOut = useLogOut();
  if (reader.info === null) {
    return (
      <ButtonLink variant="default" to="/login" search={here === undefined || here === '/' ? {} : { path: here }}>
        {t('logIn')}
      </ButtonLink>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" aria-label={t('userMenu', { name: reader.info.name })} maw="12rem">
          {reader.info.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => logOut.mutate()}>{t('logOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useLogOut() {
  const { t } = useTranslation('nav');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => post('/s/account/logout'),
    onSuccess: async () => {
      await navigate({ to: '/' });
      // What one person may see is not shown to the next.
      await queryClient.resetQueries();
      toast(t('loggedOut'));
    },
  });
}
