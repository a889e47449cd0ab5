import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../contract/clubs/messages.ts';
import { messageGroups } from '../../../web/features/inbox/message-groups.ts';

const aMessage = (id: number, params: MessageView['params'] = {}): MessageView => ({
  id,
  sender: 'system',
  senderName: 'system',
  moment: '2026-11-01T18:00:00Z',
  read: false,
  message: 'playsWhite',
  notice: 'playsWhite',
  params,
});

describe('the inbox', () => {
  it('groups messages by tournament under its newest name, the newest group first', () => {
    const blitz = { tournament: 'blitz', name: 'Blitz' };
    const groups = messageGroups([
      aMessage(5, { tournament: 'cup', name: 'Spring Cup' }),
      aMessage(4, blitz),
      aMessage(3),
      aMessage(2, { tournament: 'cup', name: 'Cup' }),
      aMessage(1),
    ]);
    expect(groups.map(({ tournament, messages }) => [tournament?.name, messages.map(({ id }) => id)])).toEqual([
      ['Spring Cup', [5, 2]],
      ['Blitz', [4]],
      [undefined, [3]],
      [undefined, [1]],
    ]);
  });
});
