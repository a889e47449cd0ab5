import { createLazyRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/info/about-page.tsx';

export const Route = createLazyRoute('/about')({ component: AboutPage });
