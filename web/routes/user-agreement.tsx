import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { AgreementPage } from '../features/info/legal-pages.tsx';
import { contactQuery } from '../queries/site.ts';

export const Route = createFileRoute('/user-agreement')({
  loader: ({ context }) => loadPage(['legal'], context.queryClient.ensureQueryData(contactQuery)),
  component: AgreementPage,
});
