import { commit } from '../../db/commit.ts';
import { type Message, readMessages } from '../../db/read/message.ts';
import { markRead } from '../../db/write/message.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/** All messages to the caller, with whether they had been read before this call, which marks them as read. */
export async function openInbox(deps: Deps, actor: Actor): Promise<Message[]> {
  const account = owner(actor);
  const all = await readMessages(deps.db, account);
  const [newest] = all;
  if (newest !== undefined && all.some(({ read }) => !read)) {
    await commit(deps.db, { writes: [markRead(deps.db, account, newest.id)] });
    await deps.overviewChanged([account]);
  }
  return all;
}

export const unreadMessages = async (deps: Deps, actor: Actor): Promise<readonly Message[]> =>
  (await deps.overview(owner(actor))).unread;

/** A 404 shows the page that the user is no longer logged in (R-489, checklist D-29). */
function owner(actor: Actor) {
  if (actor.kind === 'visitor') throw new Refusal('notFound');
  return actor.account;
}
