import type { Actor } from '../domain/access/actor.ts';
import type { SessionId } from '../domain/ids.ts';
import type { AccountDeps } from '../services/deps.ts';
import type { SentBody } from './middleware/sent-body.ts';

/** What every route finds in its context. */
export interface AppEnv {
  Bindings: Env;
  /** The log-in behind the actor; moves are asked for by it alone. */
  Variables: {
    actor: Actor;
    session: SessionId | null;
    deps: AccountDeps;
    requestId: string;
    /** The body as it came; and what was sent, parsed by the description of its call. */
    sent: SentBody;
    received: unknown;
  };
}
