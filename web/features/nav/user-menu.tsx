import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { SessionUser } from '../../../contract/codec/session-user.ts';
import { callApi } from '../../api.ts';
import { endSession } from '../../app/session.ts';
import { waitingCounts } from '../../model/new-messages.ts';
import { lobbyQuery } from '../../queries/game.ts';
import { unreadQuery } from '../../queries/messages.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Menu } from '../../ui/layout/menu.tsx';
import type { MenuEntry } from '../../ui/layout/menu-button.tsx';
import classes from './header.module.css';
import { USER_ENTRIES } from './menus.ts';

/** The log-in link for visitors; the menu for users. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('nav');
  const here = useLocation({ select: ({ href, pathname }) => (pathname === '/login' ? undefined : href) });
  const logOut = useLogOut();
  // The notifiers poll these on every page.
  const { data: lobby } = useQuery({ ...lobbyQuery, enabled: false });
  const { data: unread = [] } = useQuery({ ...unreadQuery, enabled: false });
  if (user.person === null) {
    return (
      <ButtonLink variant="default" to="/login" search={here === undefined || here === '/' ? {} : { path: here }}>
        {t('logIn')}
      </ButtonLink>
    );
  }
  const { name } = user.person;
  const [call] = lobby?.arbiterCalls ?? [];
  const { messages, calls: open } = waitingCounts(unread, lobby);
  const parts = [
    ...(open > 0 ? [t('callsOpen', { count: open })] : []),
    ...(messages > 0 ? [t('unread', { count: messages })] : []),
  ];
  return (
    <span className={classes.user}>
      <Menu
        position="bottom-end"
        button={{
          text: name,
          label: [t('userMenu', { name }), ...parts].join(', '),
          variant: 'default',
          maw: '12rem',
          arrow: false,
        }}
        entries={[
          ...(call === undefined
            ? []
            : [
                {
                  kind: 'page',
                  label: t('callsOpen', { count: open }),
                  link: { to: '/tournament/manage/$tid', params: { tid: call.tournament.id } },
                } as const,
              ]),
          {
            kind: 'page',
            label: t('entries.profile'),
            link: { to: '/profile/$uid', params: { uid: user.person.account } },
          },
          ...USER_ENTRIES.map(({ text, to }): MenuEntry => {
            const label = t(`entries.${text}`);
            return {
              kind: 'page',
              label: text === 'inbox' && messages > 0 ? `${label} (${messages})` : label,
              link: { to },
            };
          }),
          { kind: 'action', label: t('logOut'), onChoose: () => logOut.mutate() },
        ]}
      />
      {parts.length > 0 && (
        <span className={classes.badge} data-call={open > 0 || undefined} aria-hidden="true">
          {Math.min(99, open + messages)}
        </span>
      )}
    </span>
  );
}

function useLogOut() {
  const { t } = useTranslation('nav');
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => endSession({ queryClient, router }, () => callApi(calls.logOut)),
    onSuccess: () => toast(t('loggedOut')),
  });
}
