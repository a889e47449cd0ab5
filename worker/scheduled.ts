import { fideListStub } from '../durable-objects/stubs.ts';

/** What the clock of `wrangler.toml` starts: FIDE's list, where the operator has said where it is. */
export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  if (env.FIDE_LIST_URL !== undefined) await fideListStub(env).begin(env.FIDE_LIST_URL);
}
