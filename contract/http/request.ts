import type { Address, Method } from '../calls/description.ts';
import type { Addressed, Args, CallAddress, Sent } from './described-calls.ts';

export interface WireRequest {
  readonly method: Method;
  readonly path: string;
  readonly body: object | undefined;
}

/** The request of a call, with escaped path parameters. */
export const requestOf = <At extends CallAddress>(at: At, ...[sent]: Args<Sent<At>>): WireRequest =>
  anyRequestOf(at, sent);

/** The path and query of a call, for links, streams and preloading. */
export const pathTo = <At extends CallAddress>(at: At, ...[sent]: Args<Addressed<At>>): string =>
  anyRequestOf(at, sent).path;

/** The parameters of some call; the compiler has already checked them against the call's description. */
interface AnySent {
  readonly query?: object;
  readonly body?: object;
  readonly [part: string]: unknown;
}

/** The same for a call that is only known at run time. */
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
