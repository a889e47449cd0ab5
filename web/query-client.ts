import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, NO_CONTACT } from './api.ts';
import { hideError, showError } from './ui/error-banner.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: Meta;
    queryMeta: Meta;
  }
}

/** A type alias: the query client asks for an index signature. */
type Meta = {
  /** The caller tells of the failure itself, or nobody needs to know. */
  readonly silent?: boolean;
};

const FRESH_MS = 15_000;

/**
 * Query waits until there is a network again. A page that is opened without one says so at once, and shows what is kept.
 */
class PageQueryClient extends QueryClient {
  override ensureQueryData: QueryClient['ensureQueryData'] = (options) =>
    navigator.onLine || this.getQueryData(options.queryKey) !== undefined
      ? super.ensureQueryData(options)
      : Promise.reject(new ApiError(NO_CONTACT));
}

export function makeQueryClient(): QueryClient {
  return new PageQueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 2 && !isRefusal(error) && navigator.onLine,
      },
    },
    queryCache: readCache(),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (mutation.meta?.silent !== true) showError(error);
      },
    }),
  });
}

/**
 * What could not be read is told in the banner, until something can be read again. Where the browser knows
 * that it has no network, the page says so itself.
 */
function readCache(): QueryCache {
  let told: Error | undefined;
  return new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.silent === true || !navigator.onLine) return;
      told = error;
      showError(error);
    },
    onSuccess: () => {
      if (told === undefined) return;
      hideError(told);
      told = undefined;
    },
  });
}

/** The server has answered and will answer the same again. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
