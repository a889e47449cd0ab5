import { fideListStub } from '../durable-objects/stubs.ts';

/** Started by the cron trigger in `wrangler.toml`: imports FIDE's list if the operator has configured its URL. */
export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  if (env.FIDE_LIST_URL !== undefined) await fideListStub(env).begin(env.FIDE_LIST_URL);
}
