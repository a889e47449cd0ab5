import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { PostponedView } from '../../../contract/tournament/tournaments.ts';
import { USUAL_POSTPONEMENT } from '../../../domain/tournament/value/postponement-plan.ts';
import { en } from '../../../i18n/en.ts';
import { OpenGames } from '../../../web/features/manage/postponed/open-games.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage, aPairing, aRound } from '../../support/web/tournament-pages.ts';

const { postponed: words } = en.manage;
const FAR_AWAY = '2099-12-31';

/** A Swiss over the board of which one game of round 1 is open; two rounds are paired. */
function page(postponed: Partial<PostponedView> = {}, settings = {}) {
  const open = { state: 'postponed', startDate: null, by: 'white', words: '', ...postponed } as const;
  return aPage(
    { kind: 'SwissDutch', defaultOtb: true, started: true, finished: false, rounds: 5, endDate: FAR_AWAY, ...settings },
    {
      pairings: [
        aPairing('anna', 'bo', { round: 1, board: 1, online: false, postponed: open }),
        aPairing('bo', 'anna', { round: 2, board: 1, online: false, result: 'draw', outcome: 0 }),
      ],
      rounds: [aRound(1, { paired: true }), aRound(2, { paired: true })],
    },
  );
}

const EMPTY = () => undefined;
const KEY = { id: 'open', round: 1, white: 'anna', black: 'bo' } as const;

describe('open games at the desk', () => {
  const sent: { readonly path: string; readonly body: unknown }[] = [];

  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
      sent.push({ path, body: JSON.parse(String(body ?? 'null')) });
      return new Response('{"revision":2}');
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[OPEN-13] an overdue game has a button that enters the forfeit of the player who asked', async () => {
    show(<OpenGames page={page()} onBoard={EMPTY} />);
    expect(screen.getByText(words.overdue)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enter −:+ (forfeit): White asked for another day' }));
    expect(sent[0]).toEqual({ path: pathTo(calls.resolveUnplayed, KEY), body: { result: 'blackWinsByForfeit' } });
  });

  it('[OPEN-13] the other rules are offered in their words, and where the arbiter decides there is no button', () => {
    const ruled = (unresolvedRule: 'draw' | 'bothLose' | 'arbiter') =>
      page({ by: null }, { postponement: { ...USUAL_POSTPONEMENT, unresolvedRule } });
    const { update } = show(<OpenGames page={ruled('draw')} onBoard={EMPTY} />);
    expect(screen.getByRole('button', { name: 'Enter ½–½ (unrated)' })).toBeTruthy();
    update(<OpenGames page={ruled('bothLose')} onBoard={EMPTY} />);
    expect(screen.getByRole('button', { name: 'Enter −:− (double forfeit)' })).toBeTruthy();
    update(<OpenGames page={ruled('arbiter')} onBoard={EMPTY} />);
    expect(screen.getByText(words.youDecide)).toBeTruthy();
    update(<OpenGames page={page({ by: null })} onBoard={EMPTY} />);
    expect(screen.getByText(words.youDecide)).toBeTruthy();
  });

  it('[OPEN-12] before that the deadline is shown, and nothing is proposed', () => {
    const later = { ...USUAL_POSTPONEMENT, until: { kind: 'rounds', rounds: 3 } };
    const { update } = show(<OpenGames page={page({}, { postponement: later })} onBoard={EMPTY} />);
    expect(screen.getByText('To be played before round 4 is paired.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /asked for another day/ })).toBeNull();
    const dated = { ...USUAL_POSTPONEMENT, until: { kind: 'date', date: '2098-05-13' } };
    update(<OpenGames page={page({}, { postponement: dated })} onBoard={EMPTY} />);
    expect(screen.getByText(/^To be played by .*2098/)).toBeTruthy();
  });

  it('[OPEN-15] both players are reminded with one press', async () => {
    show(<OpenGames page={page()} onBoard={EMPTY} />);
    await userEvent.click(screen.getByRole('button', { name: words.remind }));
    expect(sent[0]?.path).toBe(pathTo(calls.remindPlayers, KEY));
  });
});
