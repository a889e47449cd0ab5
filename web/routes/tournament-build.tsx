import { createLazyRoute } from '@tanstack/react-router';
import { BuildPage } from '../features/build/build-page.tsx';

export const Route = createLazyRoute('/tournament/build')({ component: BuildPage });
