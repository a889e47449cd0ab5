/** Notices of requests for another day and of dates, derived from the boards before and after. */
import type { Actor } from '../../access/actor.ts';
import type { AccountId } from '../../kernel/ids.ts';
import type { DayNoticeKind } from '../../message.ts';
import { boardsReplayed, type ChangedBoard } from './change.ts';
import { opposite } from './field.ts';
import { isOpenGame } from './postponed-game.ts';
import type { Tournament } from './state.ts';

export interface DayNotice {
  readonly account: AccountId;
  readonly kind: DayNoticeKind;
  readonly round: number;
  readonly seat: number;
}

/** Nobody is told of what they have done themselves. */
export function dayNoticesOf(before: Tournament, after: Tournament, actor: Actor): readonly DayNotice[] {
  const own = actor.kind === 'person' ? actor.account : null;
  return after.rounds
    .flatMap((round, index) => {
      const old = before.rounds[index];
      if (old === undefined || old === round) return [];
      return (boardsReplayed(old, round) ?? []).flatMap((change) =>
        noticesOn(change).map((notice) => ({ ...notice, round: round.number, seat: change.after.board })),
      );
    })
    .filter(({ account }) => account !== own);
}

function noticesOn({ before, after }: ChangedBoard): readonly Pick<DayNotice, 'account' | 'kind'>[] {
  const { dayRequest } = after;
  if (dayRequest !== undefined && before.dayRequest !== dayRequest && dayRequest.answer !== 'decided') {
    const { by, answer } = dayRequest;
    if (answer === null) return [{ account: after[opposite(by)], kind: 'anotherDayAsked' }];
    return [{ account: after[by], kind: answer === 'agreed' ? 'anotherDayAgreed' : 'anotherDayRefused' }];
  }
  const startAt = after.postponed?.startAt ?? null;
  if (!isOpenGame(after) || startAt === null || startAt === before.postponed?.startAt) return [];
  return [after.white, after.black].map((account) => ({ account, kind: 'anotherDaySet' }));
}
