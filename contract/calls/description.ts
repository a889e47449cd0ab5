import type { z } from 'zod';
import type { Action } from '../../domain/access/policy.ts';
import type { BODY_BYTES, REQUESTS_PER_MINUTE } from '../../domain/limits.ts';
import type { ErrorKey } from '../errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of a call as the Worker mounts it: what stands behind a colon is a part that is filled in. */
export type Address = `${Method} /${string}`;

/**
 * The right that a call asks for: an action of the policy, or `everybody`; `account` is whoever is logged in, of what is
 * their own, `seat` whoever plays the game, and `operator` whoever knows the code that the operator has set.
 */
export type Right = Action['do'] | 'everybody' | 'account' | 'seat' | 'operator';

/** What an answer is where it is no JSON: a page, a text, a stream of events, a live connection. */
export type Medium = 'html' | 'text' | 'xml' | 'calendar' | 'pgn' | 'picture' | 'events' | 'socket';

/** What is counted for a person and for an address. */
export type Limited = Exclude<keyof typeof REQUESTS_PER_MINUTE, 'wrongPassword'>;

/** Refusals in the order of their checks; a list inside is one that several calls share. */
export type Refusals = readonly (ErrorKey | readonly ErrorKey[])[];

/** A call of the Worker: all that is known of it on both sides of the wire. */
export interface Description {
  readonly at: Address;
  /** What it is for, in words that complete "may ...". */
  readonly does: string;
  readonly right: Right;
  /** The parts of the path by name. */
  readonly path?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType<object>;
  readonly body?: z.ZodType<object>;
  readonly answer: z.ZodType | Medium;
  /** How often it may be asked. */
  readonly limit?: Limited;
  /** How large its body may be; 64 KB where nothing is said. */
  readonly size?: keyof typeof BODY_BYTES;
  /** It hashes a password: of one address, one such call is at work at a time. */
  readonly hashes?: true;
  /** Refusals beside those that follow from the rest. */
  readonly refuses?: Refusals;
}

/** The calls of an area by name. A call that does not say whom it is for does not compile. */
export type Described = Readonly<Record<string, Description>>;
