import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { AboutPage } from '../features/info/about-page.tsx';

export const Route = createFileRoute('/about')({
  loader: () => loadPage(['info']),
  component: AboutPage,
});
