import { Affix, Notification } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFIER_POLL_MS, TOAST_MS } from '../../../domain/kernel/limits.ts';
import { ApiError } from '../../api.ts';
import { userKey } from '../../app/user-storage.ts';
import { useIsLive } from '../../live/contact.ts';
import { pollInterval } from '../../live/poll-interval.ts';
import { newMessages } from '../../model/new-messages.ts';
import { userQuery } from '../../queries/account.ts';
import { lobbyQuery } from '../../queries/game.ts';
import { unreadQuery } from '../../queries/messages.ts';
import { TextLink } from '../../ui/layout/links.tsx';
import classes from './snackbar.module.css';

/** Below dialogs and menus. */
const LAYER = 150;

/**
 * Shows messages that have come since the last one shown in this browser; older ones are counted at the user menu.
 * Loaded by `unread-notifier.tsx`.
 */
export function Snackbar({ account }: { readonly account: string }) {
  const { t } = useTranslation(['inbox', 'common']);
  const isLive = useIsLive();
  const { data: unread, error } = useQuery({
    ...unreadQuery,
    refetchInterval: pollInterval(NOTIFIER_POLL_MS, isLive),
  });
  const { data: lobby } = useQuery({ ...lobbyQuery, enabled: false });
  useLoggedOut(error);
  const key = userKey(account, 'last-shown-message');
  const [lastShown, setLastShown] = useState(() => lastShownIn(key));
  const newest = unread?.[0]?.id ?? null;
  const shown = newMessages(unread ?? [], lastShown, lobby);
  const isShown = shown.length > 0;
  const isLoaded = unread !== undefined;
  useEffect(() => {
    // Without any message so far, even the first one to come is new.
    const last = newest ?? (isLoaded && lastShown === null ? 0 : null);
    if (last === null) return;
    const note = () => {
      localStorage.setItem(key, String(last));
      setLastShown(last);
    };
    if (!isShown) return note();
    const gone = setTimeout(note, TOAST_MS);
    return () => clearTimeout(gone);
  }, [newest, isLoaded, lastShown, isShown, key]);
  if (!isShown) return null;
  return (
    <Affix position={{ top: 8, left: '50%' }} zIndex={LAYER} className={classes.corner}>
      <Notification
        role="status"
        withBorder
        closeButtonProps={{ 'aria-label': t('common:close') }}
        onClose={() => setLastShown(newest)}
      >
        {t('newMessages', { count: shown.length })} <TextLink to="/inbox">{t('toInbox')}</TextLink>
      </Notification>
    </Affix>
  );
}

/** The newest message that this browser has shown to the account; null for none. */
function lastShownIn(key: string): number | null {
  const stored = Number(localStorage.getItem(key) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

/** A 404 means that the session has ended. */
function useLoggedOut(error: Error | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (error instanceof ApiError && error.status === 404) void queryClient.invalidateQueries(userQuery);
  }, [error, queryClient]);
}
