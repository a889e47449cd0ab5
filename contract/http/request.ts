import type { Address, Method } from '../calls/description.ts';
import { snakeKeys } from '../codec/case.ts';
import type { AddressedValues, Args, CallAddress, SentValues } from './described-calls.ts';

export interface WireRequest {
  readonly method: Method;
  readonly path: string;
  readonly body: object | undefined;
}

/** The request of a call, with escaped path parameters. */
export const requestOf = <At extends CallAddress>(at: At, ...sent: Args<SentValues<At>>): WireRequest =>
  namedRequestOf(at, sent);

/** The path and query of a call, for links, streams and preloading. */
export const pathTo = <At extends CallAddress>(at: At, ...sent: Args<AddressedValues<At>>): string =>
  namedRequestOf(at, sent).path;

const namedRequestOf = (at: Address, [sent = {}]: readonly [object?]): WireRequest => anyRequestOf(at, snakeKeys(sent));

/** The parameters of some call; the compiler has already checked them against the call's description. */
interface AnySent {
  readonly query?: object;
  readonly body?: object;
  readonly [part: string]: unknown;
}

/** The same for a call that is only known at run time, with the names of the wire. */
export function anyRequestOf(at: Address, sent: object = {}): WireRequest {
  const { query = {}, body, ...parts } = sent as AnySent;
  const path = pathOf(at).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  const fields = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return { method: methodOf(at), path: fields.length === 0 ? path : `${path}?${fields.join('&')}`, body };
}

/** The path pattern as the Worker mounts it. */
export const pathOf = (at: Address): string => at.slice(at.indexOf(' ') + 1);

export const methodOf = (at: Address): Method => at.slice(0, at.indexOf(' ')) as Method;
