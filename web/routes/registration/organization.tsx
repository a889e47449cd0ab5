import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { CreateOrganizationPage } from '../../features/clubs/organization/create-organization-page.tsx';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/registration/organization')({
  beforeLoad: requireLogin,
  loader: () => loadPage(['clubs', 'build']),
  component: CreateOrganizationPage,
});
