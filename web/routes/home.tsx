import { createLazyRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';

export const Route = createLazyRoute('/')({ component: HomePage });
