import { createLazyRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../features/info/legal-pages.tsx';

export const Route = createLazyRoute('/privacy-notice')({ component: PrivacyPage });
