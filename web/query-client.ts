import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { showError } from './ui/error-banner.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: {
      /** The caller tells of the failure itself, or nobody needs to know. */
      readonly silent?: boolean;
    };
  }
}

const FRESH_MS = 15_000;

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (failures, error) => failures < 2 && !isRefusal(error) },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (mutation.meta?.silent !== true) showError(error);
      },
    }),
  });
}

/** The server has answered and will answer the same again. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
