import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { PrivacyPage } from '../features/info/legal-pages.tsx';
import { contactQuery } from '../queries/site.ts';

export const Route = createFileRoute('/privacy-notice')({
  loader: ({ context }) => loadPage(['legal'], context.queryClient.ensureQueryData(contactQuery)),
  component: PrivacyPage,
});
