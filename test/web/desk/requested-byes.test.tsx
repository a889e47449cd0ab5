import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BYE } from '../../../contract/http/codes.ts';
import { RequestedByes } from '../../../web/features/manage/pairing/requested-byes.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage, aPairing, aParticipant, aRound } from '../../support/web/tournament-pages.ts';

const pageAt = (paired: number) =>
  aPage({ rounds: 5 }, { rounds: [1, 2, 3].slice(0, paired).map((number) => aRound(number)), pairings: [] });

it('the round of a requested bye follows the next round, until somebody enters another one', async () => {
  const { update } = show(<RequestedByes page={pageAt(0)} />);
  const round = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Round' });
  expect(round.value).toBe('1');
  update(<RequestedByes page={pageAt(1)} />);
  expect(screen.getByRole('textbox', { name: 'Round' })).toBe(round);
  expect(round.value).toBe('2');
  await userEvent.clear(round);
  await userEvent.type(round, '4');
  update(<RequestedByes page={pageAt(2)} />);
  expect(round.value).toBe('4');
});

describe('a bye that the arbiter of a FIDE-rated tournament has to confirm', () => {
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
      sent.push(JSON.parse(String(body)));
      return new Response('{"revision":2}');
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const hadHalf = aPairing('kari', BYE, { round: 1, result: 'half-point' });
  const page = (fideRated: boolean) =>
    aPage(
      { rounds: 5, fideRated },
      {
        participants: [aParticipant('kari', { firstName: 'Kari', lastName: 'Moe' })],
        rounds: [aRound(1)],
        pairings: [hadHalf],
      },
    );

  async function add(kind: RegExp | null): Promise<void> {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Player' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kari/ }));
    if (kind !== null) {
      await userEvent.click(screen.getByRole('combobox', { name: 'Bye' }));
      await userEvent.click(await screen.findByRole('option', { name: kind }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Add bye' }));
  }

  it.each([
    ['a second half point', null, 'half-point'],
    ['a full point', /^1 /, 'full-point'],
  ] as const)(
    '[BYE-3] %s is asked about, not sent when it is cancelled, and sent when it is confirmed',
    async (_, kind, bye) => {
      show(<RequestedByes page={page(true)} />);
      await add(kind);
      const dialog = await screen.findByRole('dialog', { name: /Kari Moe\?$/ });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(sent).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Add bye' }));
      const again = await screen.findByRole('dialog', { name: /Kari Moe\?$/ });
      await userEvent.click(within(again).getByRole('button', { name: 'Add bye' }));
      await waitFor(() => expect(sent).toEqual([{ player: 'kari', round: 2, bye }]));
    },
  );

  it('[BYE-3] where nothing is rated by FIDE nobody is asked', async () => {
    show(<RequestedByes page={page(false)} />);
    await add(null);
    await waitFor(() => expect(sent).toEqual([{ player: 'kari', round: 2, bye: 'half-point' }]));
  });
});
