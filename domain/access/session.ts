import type { AccountId, SessionId } from '../kernel/ids.ts';

/** A session as its token names it. Only the object of the account knows whether it is valid. */
export interface SessionRef {
  readonly account: AccountId;
  readonly id: SessionId;
}
