import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tournamentCalendar } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { ShareDialog } from '../../../web/features/tournament/page/share-dialog.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage } from '../../support/web/tournament-pages.ts';

const page = aPage({ name: 'Spring Open', publiclyViewable: true });
const link = new URL(`/tournament/view/${page.tournament.id}`, location.origin).href;

afterEach(() => vi.unstubAllGlobals());

describe('sharing a tournament', () => {
  it('the link of the page comes first, as text and as a code, then its calendar', () => {
    show(<ShareDialog page={page} onClose={vi.fn()} />);
    const dialog = screen.getByRole('dialog', { name: 'Share and embed' });
    expect(within(dialog).getByRole('img', { name: 'QR code of the page of Spring Open' })).toBeDefined();
    expect(within(dialog).getByText(link)).toBeDefined();
    const calendar = within(dialog).getByRole('heading', { name: 'Calendar of the rounds' }).parentElement;
    expect(calendar?.querySelector('a')?.getAttribute('href')).toBe(
      pathTo(tournamentCalendar, { id: page.tournament.id }),
    );
  });

  it('the files for programs are folded away', () => {
    show(<ShareDialog page={page} onClose={vi.fn()} />);
    const files = screen.getByText('For websites and chess programs').closest('details');
    expect(files?.open).toBe(false);
    expect(files?.textContent).toContain('Live games (PGN)');
  });

  it('a device with a way of its own to share is offered the name and the link', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    show(<ShareDialog page={page} onClose={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Share …' }));
    expect(share).toHaveBeenCalledWith({ title: 'Spring Open', url: link });
  });

  it('a device without one has the link to copy only', () => {
    show(<ShareDialog page={page} onClose={vi.fn()} />);
    expect(screen.queryByRole('button', { name: 'Share …' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Copy' })).toBeDefined();
  });
});
