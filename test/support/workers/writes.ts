import type { Description } from '../../../contract/calls/description.ts';
import { CALLS as DESCRIBED } from '../../../contract/http/described-calls.ts';
import { methodOf, pathOf } from '../../../contract/http/request.ts';
import { given } from '../../../domain/kernel/given.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
}

/** Every call that is described, with its path as it is written. */
const CALLS: readonly (Call & Pick<Description, 'raw'>)[] = Object.values<Description>(DESCRIBED).map(
  ({ at, raw }) => ({ method: methodOf(at), path: pathOf(at), ...given({ raw }) }),
);

const reads = ({ method }: Call): boolean => method === 'GET';
export const READS = CALLS.filter(reads);
export const WRITES = CALLS.filter((call) => !reads(call));
/** The writes that pages make, and those that other servers make and sign. */
export const WRITES_OF_PAGES = WRITES.filter(({ raw }) => raw === undefined);
export const WRITES_OF_SERVERS = WRITES.filter(({ raw }) => raw !== undefined);

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
