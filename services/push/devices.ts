import { commit } from '../../db/commit.ts';
import { readPushDevice } from '../../db/read/push.ts';
import { deletePushDevice, putPushDevice } from '../../db/write/push.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { SessionId } from '../../domain/kernel/ids.ts';
import type { PushDevice } from '../../domain/lib/push.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { isPushKey } from './encrypt.ts';

/** The push subscription of a session's browser; undefined if it has none. */
export const pushDeviceOf = (deps: Deps, actor: Actor, session: SessionId | null) => {
  personAsking(actor);
  return readPushDevice(deps.db, orNotFound(session, 'loginFirst'));
};

export async function addPushDevice(
  deps: Deps,
  actor: Actor,
  { session, ...device }: Omit<PushDevice, 'session'> & { readonly session: SessionId | null },
): Promise<void> {
  const { account } = personAsking(actor);
  if (!(await isPushKey(device.p256dh))) throw new Refusal('invalidInput');
  const row = { ...device, account, session: orNotFound(session, 'loginFirst'), createdAt: deps.now() };
  await commit(deps.db, { writes: putPushDevice(deps.db, row) });
}

export async function removePushDevice(deps: Deps, actor: Actor, session: SessionId | null): Promise<void> {
  personAsking(actor);
  await commit(deps.db, { writes: [deletePushDevice(deps.db, orNotFound(session, 'loginFirst'))] });
}
