import { commit } from '../../db/commit.ts';
import { readCalendarAddress } from '../../db/read/calendar-address.ts';
import { deleteCalendarAddress, putCalendarAddress } from '../../db/write/calendar-address.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Millis } from '../../domain/time.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { addressToken, hashSecret } from './random-secrets.ts';

/** When the secret address of the caller's calendar was made; null where there is none. */
export const calendarAddressOf = (deps: Deps, actor: Actor): Promise<Millis | null> =>
  readCalendarAddress(deps.db, personAsking(actor).account);

/** Makes the caller a secret address and gives its token, which is nowhere kept. One that he had before has ended. */
export async function makeCalendarAddress(deps: Deps, actor: Actor): Promise<string> {
  const { account } = personAsking(actor);
  const token = addressToken();
  const row = { account, tokenHash: await hashSecret(token), createdAt: deps.now() };
  await commit(deps.db, { writes: [putCalendarAddress(deps.db, row)] });
  return token;
}

/** From now on nobody reads the caller's calendar by an address. */
export async function endCalendarAddress(deps: Deps, actor: Actor): Promise<void> {
  await commit(deps.db, { writes: [deleteCalendarAddress(deps.db, personAsking(actor).account)] });
}
