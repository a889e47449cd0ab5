import { readAccount } from '../../db/read/account.ts';
import { type Meeting, readMeetings } from '../../db/read/profile.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/ids.ts';
import { isForfeit, type Side, sideOf } from '../../domain/tournament/game-result.ts';
import type { Deps } from '../deps.ts';
import { found } from '../refusal.ts';
import { mayView, runs } from '../tournament/access.ts';

/** How two players have met, from the side of the first. */
export interface HeadToHead {
  readonly account: AccountId;
  readonly other: AccountId;
  /** Games that were played; a forfeit is none. */
  readonly tally: Readonly<Record<Side, number>>;
  readonly meetings: readonly Meeting[];
}

/** The meetings of two players that the reader may see, and what came of them. */
export async function headToHead(deps: Deps, actor: Actor, one: AccountId, two: AccountId): Promise<HeadToHead> {
  const [first, second] = await Promise.all([one, two].map((id) => readAccount(deps.db, id)));
  const [account, other] = [found(first, 'noSuchAccount').id, found(second, 'noSuchAccount').id];
  const seen = (await readMeetings(deps.db, account, other)).filter((meeting) => maySee(actor, meeting));
  const tally = { win: 0, draw: 0, loss: 0 };
  for (const { white, result } of seen)
    if (result !== null && !isForfeit(result)) tally[sideOf(result, white === account ? 'white' : 'black')] += 1;
  return { account, other, tally, meetings: seen };
}

/** Of a tournament that shows its top only, a list does not tell who has met whom (checklist D-73). */
function maySee(actor: Actor, meeting: Meeting): boolean {
  const played = actor.kind === 'person' && [meeting.white, meeting.black].includes(actor.account);
  return mayView(actor, meeting, played) && (played || meeting.showOnlyTop === null || runs(actor, meeting));
}
