import { readAccount } from '../../db/read/account.ts';
import { type Meeting, readMeetings } from '../../db/read/profile.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { isForfeit, type Side, sideOf } from '../../domain/tournament/value/game-result.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';
import { mayView, runs } from '../tournament/access.ts';

/** The record of two players against each other, from the first player's side. */
export interface HeadToHead {
  readonly account: AccountId;
  readonly other: AccountId;
  /** Played games; forfeits are not counted. */
  readonly tally: Readonly<Record<Side, number>>;
  readonly meetings: readonly Meeting[];
}

/** The pairings of two players that the caller may see, with the totals. */
export async function headToHead(deps: Deps, actor: Actor, one: AccountId, two: AccountId): Promise<HeadToHead> {
  const [first, second] = await Promise.all([one, two].map((id) => readAccount(deps.db, id)));
  const [account, other] = [orNotFound(first, 'noSuchAccount').id, orNotFound(second, 'noSuchAccount').id];
  const seen = (await readMeetings(deps.db, account, other)).filter((meeting) => maySee(actor, meeting));
  const tally = { win: 0, draw: 0, loss: 0 };
  for (const { white, result } of seen)
    if (result !== null && !isForfeit(result)) tally[sideOf(result, white === account ? 'white' : 'black')] += 1;
  return { account, other, tally, meetings: seen };
}

/** If a tournament shows only its top, a list must not reveal its pairings (checklist D-73). */
function maySee(actor: Actor, meeting: Meeting): boolean {
  const played = actor.kind === 'person' && [meeting.white, meeting.black].includes(actor.account);
  return mayView(actor, meeting, played) && (played || meeting.showOnlyTop === null || runs(actor, meeting));
}
