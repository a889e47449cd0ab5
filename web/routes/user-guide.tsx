import { createLazyRoute } from '@tanstack/react-router';
import { GuidePage } from '../features/info/guide-page.tsx';

export const Route = createLazyRoute('/user-guide')({ component: GuidePage });
