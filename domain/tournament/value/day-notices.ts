/** Notices of requests for another day, of dates and of reminders, derived from the boards before and after. */
import type { Actor } from '../../access/actor.ts';
import type { AccountId } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/time.ts';
import type { DayNoticeKind } from '../../message.ts';
import { boardsReplayed, type ChangedBoard } from './change.ts';
import { opposite } from './field.ts';
import { isOpenGame } from './postponed-game.ts';
import type { Tournament } from './state.ts';

export type DayNotice = Told & { readonly account: AccountId; readonly round: number; readonly seat: number };

type Told = { readonly kind: DayNoticeKind } | { readonly kind: 'gameReminder'; readonly startAt?: Millis };

type ToldTo = Told & { readonly account: AccountId };

/** Nobody is told of what they have done themselves. */
export function dayNoticesOf(before: Tournament, after: Tournament, actor: Actor): readonly DayNotice[] {
  const own = actor.kind === 'person' ? actor.account : null;
  return after.rounds
    .flatMap((round, index) => {
      const old = before.rounds[index];
      if (old === undefined || old === round) return [];
      return (boardsReplayed(old, round) ?? []).flatMap((change) =>
        noticesOn(change, own !== null).map((notice) => ({ ...notice, round: round.number, seat: change.after.board })),
      );
    })
    .filter(({ account }) => account !== own);
}

function noticesOn({ before, after }: ChangedBoard, byPerson: boolean): readonly ToldTo[] {
  const { dayRequest } = after;
  if (dayRequest !== undefined && before.dayRequest !== dayRequest && dayRequest.answer !== 'decided') {
    const { by, answer } = dayRequest;
    if (answer === null) {
      const isPostponed = before.postponed === undefined && after.postponed !== undefined;
      return [{ account: after[opposite(by)], kind: isPostponed ? 'gamePostponed' : 'anotherDayAsked' }];
    }
    return [{ account: after[by], kind: answer === 'agreed' ? 'anotherDayAgreed' : 'anotherDayRefused' }];
  }
  if (!isOpenGame(after)) return [];
  const { startAt = null, remindedAt } = after.postponed ?? {};
  const players = [after.white, after.black];
  if (startAt !== null && startAt !== before.postponed?.startAt) {
    return players.map((account) => ({ account, kind: 'anotherDaySet' }));
  }
  const isReminded = remindedAt !== undefined && remindedAt !== before.postponed?.remindedAt;
  if (!isReminded) return [];
  const isToCome = startAt !== null && startAt > remindedAt;
  // Of a time that has passed in the meantime only the arbiter reminds.
  if (startAt !== null && !isToCome && !byPerson) return [];
  return players.map((account) => ({ account, kind: 'gameReminder', ...(isToCome && { startAt }) }));
}
