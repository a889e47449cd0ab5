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
  it('makes the earlier page the later one, whatever has happened between them', () => {
    fc.assert(
      fc.property(randomPage(3), randomPage(8), fc.constantFrom('anna', null), (before, after, me) => {
        expect(applyDelta(before, delta(before, after), me)).toEqual(readBy(after, me));
      }),
    );
  });

  it('brings a page up to date that has come between the two', () => {
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

  it('changes nothing on a page that has it already', () => {
    fc.assert(
      fc.property(randomPage(3), randomPage(8), (before, after) => {
        expect(applyDelta(after, delta(before, after), null)).toBe(after);
      }),
    );
  });

  it('says of a result: the board, the player who has won, and the places that it moves', () => {
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

  it('says how a board has ended with whatever else is told of it: the page may have heard otherwise meanwhile', () => {
    const board = aPairing('anna', 'bo', { outcome: null, result: null, forfeit: false });
    const before = aPage({ revision: 4 }, { pairings: [board] });
    const after = aPage({ revision: 6 }, { pairings: [{ ...board, online: !board.online }] });
    const updated: TournamentPage = { ...before, pairings: [{ ...board, outcome: 0, result: 'draw' }] };
    expect(applyDelta(updated, delta(before, after), null)).toEqual(readBy(after, null));
  });

  it('leaves rows alone of which nothing is told, so that they are not drawn anew', () => {
    const before = aPage({ revision: 4 });
    const participants = before.participants.map((row, at) => (at === 0 ? { ...row, score: 1 } : row));
    const after = aPage({ revision: 5 }, { participants });
    const page = applyDelta(before, delta(before, after), null);
    expect(page.pairings).toBe(before.pairings);
    expect(page.participants.slice(1).every((row) => before.participants.includes(row))).toBe(true);
  });

  it('is no more than its revision where a user is not shown what has changed', () => {
    expect(delta(aPage({ revision: 4 }), aPage({ revision: 5 }))).toEqual({ from: 4, rev: 5 });
  });

  it('keeps the order of boards that have the same place, such as the first ones of all matches', () => {
    const boards = [aPairing('anna', 'bo'), aPairing('cleo', 'dag')];
    const before = aPage({ revision: 4 }, { pairings: boards });
    const after = aPage({ revision: 5 }, { pairings: [...boards, aPairing('eva', 'finn')] });
    expect(applyDelta(before, delta(before, after), null)).toEqual(readBy(after, null));
  });

  it('cannot be told where such boards change places: then the whole is read', () => {
    const boards = [aPairing('anna', 'bo'), aPairing('cleo', 'dag')];
    const before = aPage({ revision: 4 }, { pairings: boards });
    expect(pageDelta(before, aPage({ revision: 5 }, { pairings: [...boards].reverse() }))).toBeNull();
  });
});

describe('a page', () => {
  it('lacks something when an event builds on a revision that it has not seen', () => {
    const page = aPage({ revision: 7 });
    expect([5, 7, 8].map((from) => isBehind(page, { from, rev: 9 }))).toEqual([false, false, true]);
  });

  it('may have rows too many when an event tells of revisions around its own', () => {
    const page = aPage({ revision: 7 });
    const events = [
      { from: 5, rev: 9 },
      { from: 7, rev: 9 },
      { from: 5, rev: 7 },
    ];
    expect(events.map((event) => isBetween(page, event))).toEqual([true, false, false]);
  });
});
