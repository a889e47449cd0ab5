import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MessageView } from '../../../contract/clubs/messages.ts';
import { Snackbar } from '../../../web/features/inbox/snackbar.tsx';
import { unreadQuery } from '../../../web/queries/messages.ts';
import { show } from '../../support/web/render.tsx';

const message = (id: number): MessageView => ({
  id,
  sender: 'ola',
  senderName: 'Ola Dahl',
  moment: '2026-11-25T18:00:00.000Z',
  read: false,
  message: 'Hello',
  notice: null,
  params: {},
});

let unread: readonly MessageView[] = [];
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(unread)));
});

/** What the toast says after a poll that finds more messages. */
async function afterAnother(before: readonly MessageView[], after: readonly MessageView[]) {
  unread = before;
  const { queryClient } = show(<Snackbar account="kari" />);
  await vi.waitFor(() => expect(queryClient.getQueryData(unreadQuery.queryKey)).toEqual(before));
  expect(screen.queryByRole('status')).toBeNull();
  unread = after;
  await act(() => queryClient.refetchQueries(unreadQuery));
  return (await screen.findByRole('status')).textContent;
}

it('a toast shows the first message that a user ever receives', async () => {
  expect(await afterAnother([], [message(1)])).toMatch(/1 new message/);
});

it('a toast shows a message that arrives beside unread ones, and counts it alone', async () => {
  expect(await afterAnother([message(2), message(1)], [message(3), message(2), message(1)])).toMatch(/1 new message/);
});
