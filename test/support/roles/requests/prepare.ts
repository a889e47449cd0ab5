import type { Addressed, CallAddress } from '../../../../contract/http/described-calls.ts';
import type { Browser } from '../../workers/browser.ts';
import type { Role } from '../role-names.ts';
import type { Row } from '../roles.ts';
import type { World } from '../world.ts';

/** Who asks, and whether the answer is to be yes: then what is asked must be possible, and may be used up by it. */
export interface RequestContext {
  readonly world: World;
  readonly role: Role;
  readonly may: boolean;
}

/** What is sent with the row's call: the parts of its path, its query, its body. */
interface Prepared<At extends CallAddress> {
  readonly of?: Addressed<At>;
  readonly body?: unknown;
  /** Another log-in than the role's own. */
  readonly browser?: Pick<Browser, 'cookie'>;
  /** Takes back what would make the role another one. */
  readonly after?: () => Promise<unknown>;
}

export type Prepare<At extends CallAddress> = (context: RequestContext) => Prepared<At> | Promise<Prepared<At>>;

/**
 * For the rows of an area that need more than what is there: something of their own, a body, a role that is made what it has
 * to be.
 */
export type RequestsFor<Rows extends Readonly<Record<string, Row>>> = {
  readonly [Name in keyof Rows]?: Prepare<Rows[Name]['call']>;
};

/** A new one for each who may; one for all who may not, which their refusals leave as it is. */
export function each<Target>(make: (world: World) => Promise<Target>): (context: RequestContext) => Promise<Target> {
  let shared: Promise<Target> | undefined;
  return ({ world, may }) => {
    if (may) return make(world);
    shared ??= make(world);
    return shared;
  };
}

/** One for everybody. */
export function one<Target>(make: (world: World) => Promise<Target>): (context: RequestContext) => Promise<Target> {
  let made: Promise<Target> | undefined;
  return ({ world }) => {
    made ??= make(world);
    return made;
  };
}

let count = 0;

/** Differs each time, so that what is written changes something. */
export const next = (): number => {
  count += 1;
  return count;
};

/** The id of who asks. */
export const nameOfRole = ({ world, role }: RequestContext): string =>
  role === 'visitor' ? 'nobody' : world.people[role].id;
