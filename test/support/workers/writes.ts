import type { Description } from '../../../contract/calls/description.ts';
import { CALLS as DESCRIBED } from '../../../contract/http/described-calls.ts';
import { methodOf, pathOf } from '../../../contract/http/request.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
}

/** Every call that is described, with its path as it is written. */
const CALLS: readonly Call[] = Object.values<Description>(DESCRIBED).map(({ at }) => ({
  method: methodOf(at),
  path: pathOf(at),
}));

const reads = ({ method }: Call): boolean => method === 'GET';
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
