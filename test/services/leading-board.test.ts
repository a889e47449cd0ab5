import { describe, expect, it } from 'vitest';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { VISITOR } from '../../domain/access/actor.ts';
import { encodeMoves } from '../../domain/chess/moves.ts';
import { leadingBoard } from '../../services/picture/leading-board.ts';
import { newTournament, startedWith } from '../support/domain/played-tournament.ts';
import { pageShownTo } from '../support/domain/round-moments.ts';

const E4 = encodeMoves([{ from: 12, to: 28 }]);
const LEFT = { whiteMs: 60_000, blackMs: 61_000, running: 'black', freeMs: 0, at: 1_000 } as const;

/** The first round of four players, with a move on both boards. */
function pageWith(finished: readonly [boolean, boolean]): TournamentPage {
  const paired = startedWith(4, newTournament({ format: 'RoundRobin', meetings: 1, rounds: null, online: true }));
  const page = pageShownTo(VISITOR, paired, null);
  const first = page.pairings.filter(({ round, black }) => round === 1 && black !== 'bye');
  const games = first.map(({ round, white, black }, at) => [
    `${round}_${white}_${black}`,
    [
      {
        id: `game${at + 1}`,
        start: '2026-01-01T10:00:00Z',
        finished: finished[at] ?? false,
        outcome: 'Ongoing',
        moves: E4,
        white,
        black,
        left: LEFT,
      } as const,
    ],
  ]);
  return { ...page, games: Object.fromEntries(games) };
}

describe('the board that the front page shows of a tournament', () => {
  it('the leading board has names, ratings and clocks as strangers see them', () => {
    const page = pageWith([false, false]);
    const board = leadingBoard(page);
    expect(board).toMatchObject({ game: 'game1', left: LEFT });
    const [pairing] = page.pairings.filter(({ round }) => round === 1);
    const row = page.participants.find(({ account }) => account === pairing?.white);
    expect(board?.white).toEqual({
      name: `${row?.firstName} ${row?.lastName}`.trim() || row?.username,
      title: row?.title,
      rating: row?.fideRating,
    });
  });

  it('the leading board is one that is still played; there is none when all are over', () => {
    expect(leadingBoard(pageWith([true, false]))?.game).toBe('game2');
    expect(leadingBoard(pageWith([true, true]))).toBeNull();
  });
});
