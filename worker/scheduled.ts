import { makeDeps } from '../durable-objects/deps.ts';
import { fideListStub } from '../durable-objects/stubs.ts';
import { removeUnusedPictures } from '../services/picture/uploaded-pictures.ts';
import { deleteOldAttendance } from '../services/tournament/check-in.ts';

/**
 * Started by the cron trigger in `wrangler.toml`: removes pictures that no page shows any more and the attendance of old
 * tournaments, and imports FIDE's list if the operator has configured its URL.
 */
export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  const deps = makeDeps(env);
  await removeUnusedPictures(deps);
  await deleteOldAttendance(deps);
  if (env.FIDE_LIST_URL !== undefined) await fideListStub(env).begin(env.FIDE_LIST_URL);
}
