import { createLazyRoute } from '@tanstack/react-router';
import { AgreementPage } from '../features/info/legal-pages.tsx';

export const Route = createLazyRoute('/user-agreement')({ component: AgreementPage });
