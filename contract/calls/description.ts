import type { z } from 'zod';
import type { Action } from '../../domain/access/policy.ts';
import type { BODY_BYTES, REQUESTS_PER_MINUTE } from '../../domain/kernel/limits.ts';
import type { ErrorKey } from '../http/errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of a call as the Worker mounts it; a colon precedes a parameter. */
export type Address = `${Method} /${string}`;

/**
 * The right that a call requires: an action of the policy, or one of these. `everybody` includes visitors, `account` is
 * any logged-in user for their own data, `seat` a player of the game, `operator` anybody with the operator's setup
 * code, `provider` a payment provider by its signature.
 */
export type Right = Action['do'] | 'everybody' | 'account' | 'seat' | 'operator' | 'provider';

/** The type of a response that is not JSON. */
export type Medium = 'html' | 'text' | 'csv' | 'xml' | 'calendar' | 'pgn' | 'picture' | 'upload' | 'events' | 'socket';

/** The name of a rate limit, counted per user and per address. */
export type RateLimitName = Exclude<
  keyof typeof REQUESTS_PER_MINUTE,
  'wrongPassword' | 'wrongRoomCode' | 'wrongEntryLink'
>;

/** Refusals in the order of their checks; a nested list is shared by several calls. */
export type Refusals = readonly (ErrorKey | readonly ErrorKey[])[];

/** Everything about a call that the Worker and its clients share. */
export interface Description {
  readonly at: Address;
  /** What it does, in words that complete "may ...". */
  readonly does: string;
  readonly right: Right;
  /** The path parameters by name. */
  readonly path?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType<object>;
  readonly body?: z.ZodType<object>;
  readonly answer: z.ZodType | Medium;
  /**
   * A public list or profile: all visitors get one answer, which the edge keeps for `PUBLIC_ANSWER_MS`, and everybody
   * else reads a replica of the database. Writers read their own writes (`worker/own-writes.ts`).
   */
  readonly cached?: true;
  readonly limit?: RateLimitName;
  /** The maximum size of its body; 64 KB by default. */
  readonly size?: keyof typeof BODY_BYTES;
  /** Its handler gets the bytes of the body, of any type: it comes from another server, which signs them. */
  readonly raw?: true;
  /** The call hashes a password, so requests from one address are serialised. */
  readonly hashes?: true;
  /** Refusals in addition to those that follow from the other fields. */
  readonly refuses?: Refusals;
}

/** The calls of one area by name. A call without a right does not compile. */
export type Described = Readonly<Record<string, Description>>;
