import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { ContactPage } from '../features/info/contact-page.tsx';
import { contactQuery } from '../queries/site.ts';

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadPage(['info'], context.queryClient.ensureQueryData(contactQuery)),
  component: ContactPage,
});
