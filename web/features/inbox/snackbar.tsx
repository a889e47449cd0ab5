import { Affix, Notification } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFIER_POLL_MS, TOAST_MS } from '../../../domain/limits.ts';
import { ApiError } from '../../api.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { unreadQuery } from '../../queries/messages.ts';
import { TextLink } from '../../ui/links.tsx';
import classes from './snackbar.module.css';

/** Tells of new messages, to who is logged in; loaded by `unread-notifier.tsx`. */
export function Snackbar() {
  const { t } = useTranslation(['inbox', 'common']);
  const { data: unread = [], error } = useQuery({ ...unreadQuery, refetchInterval: NOTIFIER_POLL_MS });
  useLoggedOut(error);
  const newest = unread[0]?.id ?? 0;
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const gone = setTimeout(() => setSeen(newest), TOAST_MS);
    return () => clearTimeout(gone);
  }, [newest]);
  if (newest <= seen) return null;
  return (
    <Affix position={{ bottom: 16, left: 16 }} className={classes.corner}>
      <Notification
        role="status"
        withBorder
        closeButtonProps={{ 'aria-label': t('common:close') }}
        onClose={() => setSeen(newest)}
      >
        {t('newMessages', { count: unread.length })} <TextLink to="/inbox">{t('toInbox')}</TextLink>
      </Notification>
    </Affix>
  );
}

/** By 404 the server says that the log-in has ended. */
function useLoggedOut(error: Error | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (error instanceof ApiError && error.status === 404) void queryClient.invalidateQueries(authInfoQuery);
  }, [error, queryClient]);
}
