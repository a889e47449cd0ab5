import { describe, expect, it } from 'vitest';
import { BYE } from '../../../contract/http/codes.ts';
import type { DraftView } from '../../../contract/tournament/desk-views.ts';
import { byesOf, floatOf, seatFacts } from '../../../web/features/manage/pairing/draft-facts.ts';
import { aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

const PLAYERS = ['anna', 'bo', 'cleo', 'dag', 'eva'];

/** Anna had White twice, won once, and was given the second game; Eva has asked for a bye in the third round. */
const page = aPage(
  {},
  {
    participants: PLAYERS.map((account, at) => aParticipant(account, { seed: at + 1, fideRating: 2000 - at })),
    pairings: [
      aPairing('anna', 'bo', { round: 1, board: 1, result: 'whiteWins', outcome: 1 }),
      aPairing('cleo', 'dag', { round: 1, board: 2, result: 'draw', outcome: 0 }),
      aPairing('anna', 'cleo', { round: 2, board: 1, result: 'whiteWinsByForfeit', outcome: 1 }),
      aPairing('bo', 'dag', { round: 2, board: 2, result: 'draw', outcome: 0 }),
      aPairing('eva', BYE, { round: 3, board: 9, result: 'half-point' }),
    ],
  },
);

const draft: DraftView = {
  round: 3,
  version: 1,
  pairs: [{ white: 'bo', black: 'anna', proposed: true }],
  byes: ['dag'],
  faults: [],
  worse: [],
  missing: [],
  gone: [],
  publishable: true,
};

describe('the facts beside a drafted name', () => {
  const factsOf = seatFacts(page, draft.round);

  it('points are those before the round, and a forfeit leaves no colour', () => {
    expect(factsOf('anna')).toEqual({ rating: 2000, score: 4, colors: ['white'], due: 'black', isAbsolute: false });
    expect(factsOf('bo')).toEqual({
      rating: 1999,
      score: 1,
      colors: ['black', 'white'],
      due: 'black',
      isAbsolute: false,
    });
  });

  it('a player with one colour twice in a row must have the other', () => {
    expect(factsOf('dag')).toMatchObject({ colors: ['black', 'black'], due: 'white', isAbsolute: true });
  });

  it('who has no game yet has no colour due', () => {
    expect(factsOf('eva')).toMatchObject({ colors: [], due: null });
  });

  it('who meets somebody with fewer points floats down, and the other up', () => {
    expect([floatOf(factsOf('anna'), factsOf('bo')), floatOf(factsOf('bo'), factsOf('anna'))]).toEqual(['down', 'up']);
    expect(floatOf(factsOf('cleo'), factsOf('bo'))).toBe(null);
  });

  it('the byes are those of the drafted round: given by the draft, and requested', () => {
    expect(byesOf(page, draft)).toEqual([
      { who: 'dag', bye: 'pairing-allocated', isRequested: false },
      { who: 'eva', bye: 'half-point', isRequested: true },
    ]);
  });
});
