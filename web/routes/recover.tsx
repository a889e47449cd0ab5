import { createLazyRoute } from '@tanstack/react-router';
import { RecoverPage } from '../features/account/recover-page.tsx';

export const Route = createLazyRoute('/account/recover')({ component: RecoverPage });
