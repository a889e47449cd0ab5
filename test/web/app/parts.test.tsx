import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { actorOf, SESSION_OF_VISITOR, type SessionUser } from '../../../contract/codec/session-user.ts';
import type { Level } from '../../../domain/access/actor.ts';
import { ApiError } from '../../../web/api.ts';
import { menusFor } from '../../../web/features/nav/menus.ts';
import { userQuery } from '../../../web/queries/account.ts';
import { clearError, ErrorBanner, showError } from '../../../web/ui/feedback/error-banner.tsx';
import { PageFailed } from '../../../web/ui/feedback/page-states.tsx';
import { RichText } from '../../../web/ui/layout/rich-text.tsx';
import { StatusChip } from '../../../web/ui/tournament/status-chip.tsx';
import { show } from '../../support/web/render.tsx';
import { anArbiter, aUser } from '../../support/web/tournament-pages.ts';

describe('the error banner', () => {
  it('the error banner shows the text of the key in the language of the user, until it is closed', async () => {
    show(<ErrorBanner />, 'no');
    act(() => showError(new ApiError(403, { message: 'tournamentPrivate' })));
    expect(screen.getByRole('alert').textContent).toContain('Denne turneringen er privat.');
    await userEvent.click(screen.getByRole('button', { name: 'Lukk feilmeldingen' }));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each([
    ['the text of the status where there is no key', new ApiError(500), '500 - Internal Server Error.'],
    ['the number of a status without a text', new ApiError(418), '418'],
    [
      'the raw words of a key that nobody knows',
      new ApiError(400, { message: 'strange words' as never }),
      'strange words',
    ],
    ['that there is no contact', new ApiError(0), 'Cannot reach the server. Check your connection.'],
  ])('the error banner shows %s', (_what, error, text) => {
    show(<ErrorBanner />);
    act(() => showError(error));
    expect(screen.getByRole('alert').textContent).toBe(text);
    act(clearError);
  });
});

describe('a page that is kept from the user', () => {
  const PRIVATE = new ApiError(403, { message: 'tournamentPrivate' });
  const ways = () => [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent);

  it('a private page offers the log-in to visitors only, and a missing page offers another attempt', async () => {
    const { queryClient, update } = show(null);
    queryClient.setQueryData(userQuery.queryKey, SESSION_OF_VISITOR);
    update(<PageFailed error={PRIVATE} />);
    expect(screen.getByRole('alert').textContent).toBe('This tournament is private.');
    expect(ways()).toEqual(['Log in', 'Back to the home page']);
    act(() => void queryClient.setQueryData(userQuery.queryKey, anArbiter('bo')));
    await waitFor(() => expect(ways()).toEqual(['Back to the home page']));
    update(<PageFailed error={new ApiError(404)} />);
    expect(ways()).toEqual(['Try again', 'Back to the home page']);
  });
});

describe('what cannot be read', () => {
  const read = (answer: () => Promise<string>, silent = false) => {
    const { queryClient } = show(<ErrorBanner />);
    return () =>
      act(() =>
        queryClient
          .fetchQuery({ queryKey: ['page'], queryFn: answer, retry: false, meta: { silent } })
          .catch(() => undefined),
      );
  };

  it('a failed read is shown in the banner until the read succeeds (R-329, R-330)', async () => {
    let isAway = true;
    const again = read(() => (isAway ? Promise.reject(new ApiError(0)) : Promise.resolve('')));
    await again();
    expect(screen.getByRole('alert').textContent).toBe('Cannot reach the server. Check your connection.');
    isAway = false;
    await again();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('a failed silent read is not shown in the banner', async () => {
    await read(() => Promise.reject(new ApiError(0)), true)();
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('how far a tournament has come', () => {
  const progress = { started: true, finished: false, round: 1, rounds: 5, isLive: true };

  it('a tournament is not live before its round begins, even if the round is paired', () => {
    const { update } = show(<StatusChip progress={{ ...progress, roundStart: '2099-12-01T09:00:00Z' }} />);
    expect(screen.getByText('Round 1 of 5 paired')).toBeDefined();
    update(<StatusChip progress={{ ...progress, roundStart: '2020-12-01T09:00:00Z' }} />);
    expect(screen.getByText('Round 1 of 5 live')).toBeDefined();
  });
});

describe('a description', () => {
  it('a description keeps lists, web links and headings, which begin at level 2', () => {
    const { container } = show(
      <RichText html='<h1>Prizes</h1><ul><li>One</li></ul><a href="https://x.example">x</a>' />,
    );
    expect(container.querySelector('h1')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Prizes');
    expect(screen.getByRole('listitem').textContent).toBe('One');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://x.example');
  });

  it('a description has no script, event handler or script link, and keeps the text of unknown elements', () => {
    const html =
      '<script>steal()</script><p onclick="steal()">Hello</p><a href="javascript:steal()">go</a><img src="http://x.example/1.png" onerror="steal()"><svg onload="steal()"></svg><custom-tag>kept text</custom-tag>';
    const { container } = show(<RichText html={html} />);
    expect(container.innerHTML).not.toMatch(/steal|script|onclick|<svg|<img/);
    expect(container.textContent).toContain('Hello');
    expect(container.textContent).toContain('kept text');
    expect(container.querySelector('a')?.hasAttribute('href')).toBe(false);
  });
});

describe('the menus', () => {
  const user = (level: Level, arbiterOf: string[] = [], editorOf: string[] = []): SessionUser =>
    aUser('ola', { level, clubArbiter: arbiterOf, clubEditor: editorOf });
  const entries = (who: SessionUser) => menusFor(actorOf(who)).flatMap((menu) => menu.entries.map(({ text }) => text));

  it('the menus offer to build a tournament to managers and arbiters only', () => {
    expect(entries(SESSION_OF_VISITOR)).toEqual([
      'allTournaments',
      'events',
      'tools',
      'browse',
      'about',
      'guide',
      'contact',
    ]);
    expect(entries(user(0))).not.toContain('buildTournament');
    expect(entries(user(1))).toContain('buildTournament');
    expect(entries(user(0, ['oss']))).toContain('buildTournament');
  });

  it('the menus offer clubs from level 1, organisations from level 2 and a new one at level 3 (R-568 to R-571)', () => {
    const offered = (level: Level) =>
      entries(user(level)).filter((text) => /^(manage|create)(Club|Organization)$/.test(text));
    expect(offered(0)).toEqual([]);
    expect(offered(1)).toEqual(['manageClub']);
    expect(offered(2)).toEqual(['manageClub', 'manageOrganization']);
    expect(offered(3)).toEqual(['manageClub', 'manageOrganization', 'createOrganization']);
  });

  it('the menus offer the editor of a club one more entry, the management of clubs', () => {
    const more = entries(user(0, [], ['oss'])).filter((text) => !entries(user(0)).includes(text));
    expect(more).toEqual(['manageClub']);
  });
});

describe('the status of a tournament', () => {
  it.each([
    [{ started: false, finished: false, round: 0, rounds: 9 }, 'Upcoming'],
    [{ started: true, finished: false, round: 3, rounds: 9, isLive: true }, 'Round 3 of 9 live'],
    [{ started: true, finished: false, round: 3, rounds: 9 }, 'Round 3 of 9 in progress'],
    [{ started: true, finished: false, round: 3, rounds: 9, roundDone: true }, 'After round 3 of 9'],
    [{ started: true, finished: false, round: 2, rounds: null, isLive: true }, 'Round 2 live'],
    [{ started: true, finished: false, round: 2, rounds: null }, 'Round 2 in progress'],
    [{ started: true, finished: true, round: 9, rounds: 9 }, 'Finished'],
  ])('the status of a tournament with the progress %j is %s', (progress, text) => {
    const { container } = show(<StatusChip progress={progress} />);
    expect(container.textContent).toContain(text);
  });
});
