import type { QueryClient } from '@tanstack/react-query';

/** What the guards and loaders of all routes are given. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Adds the routes that are not entry routes; false if they were there already. */
  readonly addLazyRoutes: () => Promise<boolean>;
}
