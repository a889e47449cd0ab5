import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { SESSION_OF_VISITOR } from '../../../contract/codec/session-user.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { CheckInPage } from '../../../web/features/check-in/check-in-page.tsx';
import { userQuery } from '../../../web/queries/account.ts';
import { checkInQuery, type NextCheckIn } from '../../../web/queries/check-in.ts';
import { tournamentQuery } from '../../../web/queries/tournament.ts';
import { show } from '../../support/web/render.tsx';
import { aPage, aParticipant } from '../../support/web/tournament-pages.ts';

const words = en.checkIn;

const OPEN: NextCheckIn = { round: 2, state: 'open', opensAt: null, closesAt: null, needsCode: false };

/** What the server answers when it is asked for the check-in, and to one. */
let current: NextCheckIn | null;
let answer: { readonly status: number; readonly body: object };
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  answer = { status: 200, body: { revision: 2, confirmed: true } };
  vi.stubGlobal('fetch', async (path: string, { body, method }: RequestInit = {}) => {
    if (method !== 'POST') return new Response(JSON.stringify(snakeKeys({ title: 'Konrad', next: current })));
    expect(path).toBe(pathTo(calls.checkIn, { id: 'open', round: 2 }));
    sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

function showCheckIn(next: NextCheckIn | null, code = '') {
  current = next;
  const checkInPage = (
    <Suspense>
      <CheckInPage tid="open" code={code} />
    </Suspense>
  );
  const view = show(<div />);
  view.queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  view.queryClient.setQueryData(checkInQuery('open').queryKey, { title: 'Konrad', next });
  view.queryClient.setQueryData(userQuery.queryKey, SESSION_OF_VISITOR);
  const participants = [
    aParticipant('p1', { firstName: 'Kari', lastName: 'Nilsen' }),
    aParticipant('p2', { firstName: 'Ola', lastName: 'Berg' }),
    aParticipant('p3', { firstName: 'Per', lastName: 'Away', withdrawn: true }),
  ];
  view.queryClient.setQueryData(tournamentQuery('open').queryKey, aPage({}, { participants }));
  view.update(checkInPage);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the check-in at the door', () => {
  it('[CHK-1] a player of the tournament presses one button', async () => {
    showCheckIn({ ...OPEN, own: null });
    await press(words.here);
    expect(sent).toEqual([{}]);
  });

  it('[CHK-1] whoever has checked in is told so, and presses nothing', () => {
    showCheckIn({ ...OPEN, own: 'here' });
    expect(screen.getByRole('status').textContent).toBe(words.done);
    expect(screen.queryByRole('button', { name: words.here })).toBeNull();
  });

  it('[CHK-1] others choose their name, are sent to the desk, and hand the phone on', async () => {
    answer = { status: 200, body: { revision: 2, confirmed: false } };
    showCheckIn(OPEN);
    expect(screen.queryByText(/Away/)).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: words.search }), 'kari');
    await press('I am here: Kari Nilsen');
    expect(sent).toEqual([{ account: 'p1' }]);
    expect((await screen.findByRole('status')).textContent).toBe(
      'Kari Nilsen: report to the arbiter’s desk, where you are confirmed.',
    );
    await press(words.next);
    expect(screen.getByRole('button', { name: 'I am here: Ola Berg' })).toBeDefined();
  });

  it('[CHK-2] the code of the QR code is sent without being typed', async () => {
    showCheckIn({ ...OPEN, own: null, needsCode: true }, '0481');
    expect(screen.queryByLabelText(words.code)).toBeNull();
    await press(words.here);
    expect(sent).toEqual([{ code: '0481' }]);
  });

  it('[CHK-2] without a code nothing is sent, and a wrong one is typed again', async () => {
    showCheckIn({ ...OPEN, own: null, needsCode: true });
    await press(words.here);
    expect(sent).toEqual([]);
    expect(screen.getByText(words.codeNeeded)).toBeDefined();
    answer = { status: 403, body: { message: 'wrongRoomCode' } };
    await userEvent.type(screen.getByLabelText(words.code), '1234');
    await press(words.here);
    expect(sent).toEqual([{ code: '1234' }]);
    expect(screen.getByLabelText(words.code)).toBeDefined();
  });

  it.each([
    ['early', /^The check-in opens /],
    ['closed', /^The check-in is closed/],
  ] as const)('[CHK-3] a check-in that is %s says so, and has no button', (state, text) => {
    showCheckIn({ ...OPEN, state, own: null, opensAt: '2026-11-28T17:00:00Z' });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[CHK-1] where all are paired the page says that there is nothing to do', () => {
    showCheckIn(null);
    expect(screen.getByText(words.none)).toBeDefined();
  });
});
