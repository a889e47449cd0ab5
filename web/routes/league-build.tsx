import { createLazyRoute } from '@tanstack/react-router';
import { BuildLeaguePage } from '../features/league/build-league-page.tsx';

export const Route = createLazyRoute('/league/build')({ component: BuildLeaguePage });
