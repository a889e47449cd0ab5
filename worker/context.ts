import type { Actor } from '../domain/access/actor.ts';
import type { Deps } from '../services/deps.ts';

/** What every route finds in its context. */
export interface AppEnv {
  Bindings: Env;
  Variables: { actor: Actor; deps: Deps; requestId: string };
}
