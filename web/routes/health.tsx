import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { HealthPage } from '../features/health/health-page.tsx';
import { healthQuery } from '../queries/health.ts';
import { requireLogin } from './-require-login.ts';

export const Route = createFileRoute('/health')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadPage(['health'], context.queryClient.ensureQueryData(healthQuery)),
  component: HealthPage,
});
