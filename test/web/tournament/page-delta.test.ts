import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageDelta, pageDelta } from '../../../contract/tournament/page-delta.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { applyDelta, isBehind, isBetween } from '../../../web/model/page-delta.ts';
import { randomPage } from '../../support/web/random-page.ts';
import { aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

/** As it goes over the wire. */
function delta(before: TournamentPage, after: TournamentPage): PageDelta {
  const made = pageDelta(before, after);
  if (made === null) throw new Error('the whole is to be read');
  return JSON.parse(JSON.stringify(made)) as PageDelta;
}

/** The user of the page is the server's business, and anna's. */
const readBy = (page: TournamentPage, me: string | null): TournamentPage => ({
  ...page,
  isParticipating: page.participants.some(({ account, withdrawn }) => account === me && !withdrawn),
});

describe('what has changed on a page', () => {
  it('a page delta turns the earlier page into the later one, whatever has happened between them', () => {
    fc.assert(
      fc.property(randomPage(3), randomPage(8), fc.constantFrom('anna', null), (before, after, me) => {
        expect(applyDelta(before, delta(before, after), me)).toEqual(readBy(after, me));
      }),
    );
  });

  it('a page delta updates a page from between its two revisions', () => {
    fc.assert(
      fc.property(randomPage(3), randomPage(8), (before, after) => {
        const between: TournamentPage = {
          ...before,
          participants: after.participants,
          tournament: { ...before.tournament, revision: 5 },
        };
        expect(applyDelta(between, delta(before, after), null)).toEqual(readBy(after, null));
      }),
    );
  });

  it('a page delta changes nothing on a page that already has it', () => {
    fc.assert(
      fc.property(randomPage(3), randomPage(8), (before, after) => {
        expect(applyDelta(after, delta(before, after), null)).toBe(after);
      }),
    );
  });

  it('the page delta of a result has the board, the score of the winner and the places that change', () => {
    const people = ['anna', 'bo', 'cleo', 'dag'].map((name, at) => aParticipant(name, { seed: at + 1, rank: 1 }));
    const [first, second] = [aPairing('anna', 'bo'), aPairing('cleo', 'dag', { board: 2 })];
    const before = aPage({ revision: 4 }, { participants: people, pairings: [first, second] });
    const after = aPage(
      { revision: 5 },
      {
        participants: people.map((row, at) => (at === 0 ? { ...row, score: 1 } : { ...row, rank: 2 })),
        pairings: [{ ...first, outcome: 1, result: 'whiteWins' }, second],
      },
    );
    expect(delta(before, after)).toEqual({
      from: 4,
      rev: 5,
      boards: [{ round: 1, white: 'anna', black: 'bo', outcome: 1, result: 'whiteWins', forfeit: false }],
      standings: [{ account: 'anna', score: 1 }],
      ranks: [2, 2, 3, 2, 4, 2],
    });
  });

  it('the page delta of a changed board has its result as well, as the page may have another one', () => {
    const board = aPairing('anna', 'bo', { outcome: null, result: null, forfeit: false });
    const before = aPage({ revision: 4 }, { pairings: [board] });
    const after = aPage({ revision: 6 }, { pairings: [{ ...board, online: !board.online }] });
    const updated: TournamentPage = { ...before, pairings: [{ ...board, outcome: 0, result: 'draw' }] };
    expect(applyDelta(updated, delta(before, after), null)).toEqual(readBy(after, null));
  });

  it('a page delta keeps the rows that it does not change as the same objects', () => {
    const before = aPage({ revision: 4 });
    const participants = before.participants.map((row, at) => (at === 0 ? { ...row, score: 1 } : row));
    const after = aPage({ revision: 5 }, { participants });
    const page = applyDelta(before, delta(before, after), null);
    expect(page.pairings).toBe(before.pairings);
    expect(page.participants.slice(1).every((row) => before.participants.includes(row))).toBe(true);
  });

  it('a page delta has only its revisions if nothing has changed that the user sees', () => {
    expect(delta(aPage({ revision: 4 }), aPage({ revision: 5 }))).toEqual({ from: 4, rev: 5 });
  });

  it('a page delta keeps the order of boards with the same number', () => {
    const boards = [aPairing('anna', 'bo'), aPairing('cleo', 'dag')];
    const before = aPage({ revision: 4 }, { pairings: boards });
    const after = aPage({ revision: 5 }, { pairings: [...boards, aPairing('eva', 'finn')] });
    expect(applyDelta(before, delta(before, after), null)).toEqual(readBy(after, null));
  });

  it('a page delta cannot describe that boards with the same number change places', () => {
    const boards = [aPairing('anna', 'bo'), aPairing('cleo', 'dag')];
    const before = aPage({ revision: 4 }, { pairings: boards });
    expect(pageDelta(before, aPage({ revision: 5 }, { pairings: [...boards].reverse() }))).toBeNull();
  });
});

describe('a page', () => {
  it('a page is behind if an event starts from a revision that it does not have', () => {
    const page = aPage({ revision: 7 });
    expect([5, 7, 8].map((from) => isBehind(page, { from, rev: 9 }))).toEqual([false, false, true]);
  });

  it('a page is between the revisions of an event only if they are before and after its own', () => {
    const page = aPage({ revision: 7 });
    const events = [
      { from: 5, rev: 9 },
      { from: 7, rev: 9 },
      { from: 5, rev: 7 },
    ];
    expect(events.map((event) => isBetween(page, event))).toEqual([true, false, false]);
  });
});
