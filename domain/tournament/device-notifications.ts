import type { AccountId } from '../kernel/ids.ts';
import type { AccountPush } from '../lib/push.ts';
import type { TournamentNotice } from '../message.ts';
import { sideAt } from './guards/board-report.ts';
import type { AccountNotice } from './value/notices.ts';
import { boardsOf, type Tournament } from './value/state.ts';

/** Push notifications for new pairings and reminders, derived from the inbox messages. */
export function pushesOf(tournament: Tournament, notices: readonly AccountNotice[]): AccountPush[] {
  const online = new Map<number, ReadonlySet<AccountId>>();
  return notices.flatMap(({ account, notice }): AccountPush[] => {
    if (notice.kind === 'gameReminder') return reminderPushes(tournament, account, notice);
    if (notice.kind !== 'playsWhite' && notice.kind !== 'playsBlack') return [];
    const { name, round, match, board } = notice;
    const here = online.get(round) ?? playOnline(tournament, round);
    online.set(round, here);
    const content = {
      kind: 'paired',
      tournament: tournament.id,
      name,
      round,
      side: notice.kind === 'playsWhite' ? 'white' : 'black',
      board: match === null ? String(board) : `${match}.${board}`,
      isOnline: here.has(account),
    } as const;
    return [{ account, content }];
  });
}

function reminderPushes(
  { id, rounds }: Tournament,
  account: AccountId,
  { name, round, seat }: Extract<TournamentNotice, { kind: 'gameReminder' }>,
): AccountPush[] {
  const game = rounds.filter(({ number }) => number === round).flatMap(boardsOf);
  const side = game.map((board) => sideAt(board, account)).find((one) => one !== null);
  if (side === undefined) return [];
  const content = { kind: 'gameReminder', tournament: id, name, round, side, board: String(seat) } as const;
  return [{ account, content }];
}

function playOnline({ rounds }: Tournament, round: number): ReadonlySet<AccountId> {
  const boards = rounds.filter(({ number }) => number === round).flatMap(boardsOf);
  return new Set(boards.flatMap(({ online, white, black }) => (online ? [white, black] : [])));
}
