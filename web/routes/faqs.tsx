import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { FaqsPage } from '../features/info/faqs-page.tsx';

export const Route = createFileRoute('/faqs')({
  loader: () => loadPage(['info']),
  component: FaqsPage,
});
