import type { Address, Method } from './calls/description.ts';
import type { Addressed, Args, CallAddress, Sent } from './described-calls.ts';

/** A call, ready to be sent. */
export interface WireRequest {
  readonly method: Method;
  readonly path: string;
  readonly body: object | undefined;
}

/** The request that a call comes to, with the parts of its path escaped. */
export const requestOf = <At extends CallAddress>(at: At, ...[sent]: Args<Sent<At>>): WireRequest =>
  anyRequestOf(at, sent);

/** The path of a call with its parts and its query: of a link, of a stream, of a question asked ahead. */
export const pathTo = <At extends CallAddress>(at: At, ...[sent]: Args<Addressed<At>>): string =>
  anyRequestOf(at, sent).path;

/** What is sent with some call, which the compiler has compared with the call's description before. */
interface AnySent {
  readonly query?: object;
  readonly body?: object;
  readonly [part: string]: unknown;
}

/** The same of a call that is known when the program runs. */
export function anyRequestOf(at: Address, sent: object = {}): WireRequest {
  const { query = {}, body, ...parts } = sent as AnySent;
  const path = pathOf(at).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  const fields = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return { method: methodOf(at), path: fields.length === 0 ? path : `${path}?${fields.join('&')}`, body };
}

/** The path as the Worker mounts it, with a name for each part. */
export const pathOf = (at: Address): string => at.slice(at.indexOf(' ') + 1);

export const methodOf = (at: Address): Method => at.slice(0, at.indexOf(' ')) as Method;
