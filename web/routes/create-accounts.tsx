import { createLazyRoute } from '@tanstack/react-router';
import { CreateAccountsPage } from '../features/accounts/create-page.tsx';

export const Route = createLazyRoute('/account/create')({ component: CreateAccountsPage });
