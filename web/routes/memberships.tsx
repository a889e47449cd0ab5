import { createLazyRoute } from '@tanstack/react-router';
import { MembershipsPage } from '../features/inbox/memberships-page.tsx';

export const Route = createLazyRoute('/account/memberships')({ component: MembershipsPage });
