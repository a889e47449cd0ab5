import { createLazyRoute } from '@tanstack/react-router';
import { FindPage } from '../features/home/find-page.tsx';

export const Route = createLazyRoute('/tournament/find')({ component: FindPage });
