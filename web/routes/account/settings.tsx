import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { sessionsQuery, settingsQuery } from '../../queries/settings.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/account/settings')({
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) =>
    loadPage(
      ['settings', 'build'],
      Promise.all([queryClient.ensureQueryData(settingsQuery), queryClient.fetchQuery(sessionsQuery)]),
    ),
  component: SettingsPage,
});
