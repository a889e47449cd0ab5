import { commit } from '../../db/commit.ts';
import { readCalendarAddress } from '../../db/read/calendar-address.ts';
import { deleteCalendarAddress, putCalendarAddress } from '../../db/write/calendar-address.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { addressToken, hashSecret } from './login/random-secrets.ts';

/** When the caller's secret calendar address was created; null without one. */
export const calendarAddressOf = (deps: Deps, actor: Actor): Promise<Millis | null> =>
  readCalendarAddress(deps.db, personAsking(actor).account);

/**
 * Creates the caller's secret calendar address, ending the previous one, and returns its token; only a hash is stored.
 */
export async function makeCalendarAddress(deps: Deps, actor: Actor): Promise<string> {
  const { account } = personAsking(actor);
  const token = addressToken();
  const row = { account, tokenHash: await hashSecret(token), createdAt: deps.now() };
  await commit(deps.db, { writes: [putCalendarAddress(deps.db, row)] });
  return token;
}

export async function endCalendarAddress(deps: Deps, actor: Actor): Promise<void> {
  await commit(deps.db, { writes: [deleteCalendarAddress(deps.db, personAsking(actor).account)] });
}
