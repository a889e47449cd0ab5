import { createLazyRoute } from '@tanstack/react-router';
import { FaqsPage } from '../features/info/faqs-page.tsx';

export const Route = createLazyRoute('/faqs')({ component: FaqsPage });
