import { createLazyRoute } from '@tanstack/react-router';
import { SetupPage } from '../features/account/setup-page.tsx';

export const Route = createLazyRoute('/setup')({ component: SetupPage });
