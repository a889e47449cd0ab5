import type { AccountId } from '../ids.ts';
import type { ToldDevices } from '../push.ts';
import type { Told } from './notices.ts';
import { boardsOf, type Tournament } from './state.ts';

/** Of what people are told in their inboxes, what their devices are told at once: that they are paired. */
export function devicesToTell(tournament: Tournament, told: readonly Told[]): ToldDevices[] {
  const online = new Map<number, ReadonlySet<AccountId>>();
  return told.flatMap(({ account, notice }): ToldDevices[] => {
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

/** Who plays on the screen in a round. */
function playOnline({ rounds }: Tournament, round: number): ReadonlySet<AccountId> {
  const boards = rounds.filter(({ number }) => number === round).flatMap(boardsOf);
  return new Set(boards.flatMap(({ online, white, black }) => (online ? [white, black] : [])));
}
