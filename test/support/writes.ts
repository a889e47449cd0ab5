import { app } from '../../worker/app.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
}

/** Every call that the application knows, with its path as it is written. */
export const CALLS: readonly Call[] = [
  ...new Map(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => [`${method} ${path}`, { method, path }] as const),
  ).values(),
];

const reads = ({ method }: Call): boolean => method === 'GET' || method === 'HEAD';
export const READS = CALLS.filter(reads);
export const WRITES = CALLS.filter((call) => !reads(call));

/** The path with something in each of its places. */
export const filledIn = (path: string): string => path.replaceAll(/:\w+/g, '1');

/** An environment in which nothing may be touched, and what was touched nevertheless. */
export function untouchable(): { readonly env: Env; readonly touched: string[] } {
  const touched: string[] = [];
  const env = new Proxy({} as Env, {
    get(_, name) {
      if (name !== 'LOCAL_ADDRESS') touched.push(String(name));
      return undefined;
    },
  });
  return { env, touched };
}
