import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Seeding } from '../../../web/features/players/seeding.tsx';
import type { TournamentPlayers } from '../../../web/queries/tournament.ts';
import { show } from '../../support/web/render.tsx';
import { aPage, aParticipant } from '../../support/web/tournament-pages.ts';

const PLAYERS = ['anna', 'bo', 'cato'].map((account, at) => aParticipant(account, { seed: at + 1 }));

const dataOf = (kind: 'RoundRobin' | 'SwissDutch') =>
  ({ ...aPage({ kind, started: false }, { participants: PLAYERS }), joinRequests: [] }) as unknown as TournamentPlayers;

/** A server that records the sent orders. */
function serving() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ revision: 2 });
  });
  return sent;
}

describe('numbers by hand', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[ENTRY-21] a typed number moves the entry to its place, and the whole order is sent', async () => {
    const sent = serving();
    show(<Seeding data={dataOf('RoundRobin')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Number by hand' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Number of cato Hansen' });
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('cato'),
      expect.stringContaining('anna'),
      expect.stringContaining('bo'),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save numbers' }));
    await vi.waitFor(() => expect(sent).toEqual([{ order: ['cato', 'anna', 'bo'] }]));
  });

  it('[ENTRY-21] a number that is none leaves the order as it is, and one that is too large means the last place', async () => {
    serving();
    show(<Seeding data={dataOf('RoundRobin')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Number by hand' }));
    const dialog = within(await screen.findByRole('dialog'));
    const first = () => dialog.getAllByRole('listitem')[0]?.textContent;
    const field = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Number of anna Hansen' });
    await userEvent.clear(field());
    await userEvent.type(field(), 'x{Enter}');
    expect([first(), field().value]).toEqual([expect.stringContaining('anna'), '1']);
    await userEvent.clear(field());
    await userEvent.type(field(), '99{Enter}');
    expect([first(), field().value]).toEqual([expect.stringContaining('bo'), '3']);
  });

  it('[ENTRY-21] a Swiss has no numbers by hand', () => {
    show(<Seeding data={dataOf('SwissDutch')} />);
    expect(screen.queryByRole('button', { name: 'Number by hand' })).toBe(null);
  });
});
