import type { Context } from 'hono';
import type { Actor } from '../domain/access/actor.ts';
import type { SessionRef } from '../domain/access/session.ts';
import type { SessionId } from '../domain/kernel/ids.ts';
import type { AccountDeps } from '../services/deps.ts';

/** The body of a write; null without one. Calls that other servers make get it as bytes. */
export type SentBody = { readonly json: unknown } | { readonly bytes: Uint8Array<ArrayBuffer> } | null;

/** The Hono environment of every route. */
export interface AppEnv {
  Bindings: Env;
  /** The session of the actor; moves are authorised by it alone. */
  Variables: {
    actor: Actor;
    session: SessionRef | null;
    deps: AccountDeps;
    requestId: string;
    /** The raw body, and the request parsed by the schemas of its call. */
    sent: SentBody;
    received: unknown;
  };
}

/** The stored hash of the session's token. */
export const sessionIdOf = ({ var: { session } }: Context<AppEnv>): SessionId | null => session?.id ?? null;
