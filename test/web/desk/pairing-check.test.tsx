import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { PairingCheck } from '../../../web/features/manage/pairing/pairing-check.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

afterEach(() => vi.unstubAllGlobals());

const explained = pathTo(calls.explainRound, { id: 'open', round: 1 });

/** Answers one after the other; the last one again and again. */
function answering(...answers: readonly (() => Response)[]) {
  let asked = 0;
  const fetched = vi.fn(async (path: string) => {
    // Pages of other tests may still ask for theirs.
    if (!path.startsWith(explained)) return new Response(null, { status: 404 });
    asked += 1;
    const answer = answers[Math.min(asked, answers.length) - 1];
    if (answer === undefined) throw new Error('nothing to answer');
    return answer();
  });
  vi.stubGlobal('fetch', fetched);
}

const page = aPage(
  { started: true },
  {
    participants: [aParticipant('anna'), aParticipant('bo')],
    pairings: [aPairing('anna', 'bo', { result: 'whiteWins' })],
    rounds: [{ number: 1, name: 'Round 1', startDate: '2026-11-21T09:00:00.000Z', paired: true }],
  },
);

it('the check of all rounds says that it waits for the rate limit, and continues by itself', async () => {
  const pairs = [{ white: 'anna', black: 'bo' }];
  answering(
    () => Response.json({ message: 'tooManyRequests', params: { seconds: 1 } }, { status: 429 }),
    () => Response.json({ brackets: [], pairs, bye: null }),
  );
  show(<PairingCheck page={page} />);
  await userEvent.click(screen.getByRole('button', { name: 'Check all rounds' }));
  expect(await screen.findByText(/continues in one second/)).toBeDefined();
  expect(await screen.findByText('matches FIDE Dutch', {}, { timeout: 20_000 })).toBeDefined();
});
