import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../contract/clubs/messages.ts';
import type { LobbyAnswer } from '../../../contract/game/games.ts';
import { newMessages, waitingCounts } from '../../../web/model/new-messages.ts';

const message = (
  id: number,
  notice: MessageView['notice'] = null,
  params: MessageView['params'] = {},
): MessageView => ({
  id,
  sender: 'system',
  senderName: 'System',
  moment: '2026-11-25T18:00:00.000Z',
  read: false,
  message: '',
  notice,
  params,
});

const LOBBY: LobbyAnswer = {
  authenticated: true,
  next: 0,
  id: 'g1',
  info: {
    orientation: 'white',
    oppId: 'ola',
    oppName: 'Ola',
    tournament: { id: 'blitz', name: 'Blitz' },
    round: 2,
    start: '2026-11-25T18:00:00.000Z',
    initialTime: 3,
    clock: null,
  },
  others: [],
  pairings: [],
  arbiterCalls: [
    { id: 1, tournament: { id: 'open', name: 'Open' }, name: 'Kari', at: '', round: 1, board: '1', game: null },
  ],
};

const idsOf = (messages: readonly MessageView[]) => messages.map(({ id }) => id);

describe('the toast of new messages', () => {
  it('the toast of new messages shows none on the first poll of this browser', () => {
    expect(newMessages([message(20), message(19)], null, undefined)).toEqual([]);
  });

  it('the toast of new messages shows those after the last one that it showed', () => {
    expect(idsOf(newMessages([message(22), message(21), message(20)], 20, undefined))).toEqual([22, 21]);
  });

  it('the toast of new messages leaves out a game in the lobby and an arbiter call, which have a banner', () => {
    const paired = message(3, 'playsWhite', { tournament: 'blitz', round: '2' });
    const inTheHall = message(4, 'playsBlack', { tournament: 'hall', round: '2' });
    const call = message(5, 'arbiterCalled', { tournament: 'open' });
    expect(idsOf(newMessages([call, inTheHall, paired], 0, LOBBY))).toEqual([4]);
  });
});

describe('the badge at the user menu', () => {
  it('the badge of the user menu counts unread messages and open arbiter calls, and each call once', () => {
    expect(waitingCounts([message(5, 'arbiterCalled'), message(4), message(3)], LOBBY)).toEqual({
      messages: 2,
      calls: 1,
    });
    expect(waitingCounts([], undefined)).toEqual({ messages: 0, calls: 0 });
  });
});
