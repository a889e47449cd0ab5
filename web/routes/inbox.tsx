import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { InboxPage } from '../features/inbox/inbox-page.tsx';
import { inboxQuery, unreadQuery } from '../queries/messages.ts';
import { requireLogin } from './-require-login.ts';

export const Route = createFileRoute('/inbox')({
  // Fetching the messages marks them as read, so hovering over a link must not preload them.
  preload: false,
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient } }) => {
    await loadPage(['inbox'], queryClient.fetchQuery({ ...inboxQuery, staleTime: 0 }));
    queryClient.setQueryData(unreadQuery.queryKey, []);
  },
  component: InboxPage,
});
