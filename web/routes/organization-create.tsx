import { createLazyRoute } from '@tanstack/react-router';
import { CreateOrganizationPage } from '../features/clubs/organization/create-organization-page.tsx';

export const Route = createLazyRoute('/registration/organization')({ component: CreateOrganizationPage });
