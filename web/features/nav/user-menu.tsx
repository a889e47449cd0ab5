import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { ask } from '../../api.ts';
import { changeReader, VISITOR } from '../../session.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/menu-button.tsx';
import { toast } from '../../ui/toast.ts';
import { USER_ENTRIES } from './menus.ts';

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
  const { name } = reader.info;
  return (
    <Menu
      position="bottom-end"
      button={{ text: name, label: t('userMenu', { name }), variant: 'default', maw: '12rem', arrow: false }}
      entries={[
        { kind: 'page', label: t('entries.profile'), link: { to: '/profile/$uid', params: { uid: reader.info.id } } },
        ...USER_ENTRIES.map(({ text, to }): MenuEntry => ({ kind: 'page', label: t(`entries.${text}`), link: { to } })),
        { kind: 'action', label: t('logOut'), onChoose: () => logOut.mutate() },
      ]}
    />
  );
}

function useLogOut() {
  const { t } = useTranslation('nav');
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => ask(calls.logOut),
    onSuccess: async () => {
      // A page for people who are logged in would lead to the log-in.
      await router.navigate({ to: '/', ignoreBlocker: true });
      await changeReader({ queryClient, router }, VISITOR);
      toast(t('loggedOut'));
    },
  });
}
