import { createLazyRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../ui/page-states.tsx';

export const Route = createLazyRoute('/tournament/players/$tid')({ component: NotFoundPage });
