import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, NO_CONTACT } from '../api.ts';
import { hideError, showError } from '../ui/feedback/error-banner.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: Meta;
    queryMeta: Meta;
  }
}

/** A type alias, as the query client requires an index signature. */
type Meta = {
  /** The caller shows the failure itself, or it needs no display. */
  readonly silent?: boolean;
};

const FRESH_MS = 15_000;

/**
 * TanStack Query pauses requests while offline. Here a page opened offline fails at once and shows its offline copy.
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
 * Read failures are shown in the banner until a read succeeds. While the browser reports that it is
 * offline, the page itself says so.
 */
function readCache(): QueryCache {
  let shown: Error | undefined;
  return new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.silent === true || !navigator.onLine) return;
      shown = error;
      showError(error);
    },
    onSuccess: () => {
      if (shown === undefined) return;
      hideError(shown);
      shown = undefined;
    },
  });
}

/** Refusals are not retried: the server would respond the same again. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
