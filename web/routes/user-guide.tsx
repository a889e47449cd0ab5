import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { GuidePage } from '../features/info/guide-page.tsx';

export const Route = createFileRoute('/user-guide')({
  loader: () => loadPage(['guide']),
  component: GuidePage,
});
