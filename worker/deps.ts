import { openDb } from '../db/client.ts';
import { millis } from '../domain/time.ts';
import type { Deps } from '../services/deps.ts';
import { newId } from '../services/new-id.ts';

/** Builds what services need from the bindings of a request or an object. */
export const makeDeps = (env: Env): Deps => ({ db: openDb(env.DB), now: () => millis(Date.now()), newId });
