import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { RecoverPage } from '../../features/account/recover-page.tsx';

export const Route = createFileRoute('/account/recover')({
  loader: () => loadPage(['account']),
  component: RecoverPage,
});
