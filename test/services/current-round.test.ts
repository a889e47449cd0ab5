import { describe, expect, it } from 'vitest';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import { encodeMoves } from '../../domain/chess/moves.ts';
import { parseUci } from '../../domain/chess/square.ts';
import { currentRound as roundIn, standingsRound } from '../../domain/tournament/rounds/current-round.ts';
import { roundStatesOf } from '../../domain/tournament/rounds/round-states.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { leadingPosition } from '../../services/picture/position.ts';
import { embedTournament } from '../../services/printout/embeds/tournament.tsx';
import { sheetDetails } from '../../services/printout/sheets/details.ts';
import { standingsSheet } from '../../services/printout/sheets/standings.tsx';
import { currentRound, progressOf } from '../../web/model/progress.ts';
import { asPlayer, boardIn, HOST, newTournament, startedWith } from '../support/domain/played-tournament.ts';
import { pageShownTo, roundMoments } from '../support/domain/round-moments.ts';

const recordOf = (uci: string): string => {
  const move = parseUci(uci);
  return move === undefined ? '' : encodeMoves([move]);
};

const READERS: readonly Actor[] = [VISITOR, asPlayer('p6'), HOST];
/** How many of the table are public: all, the first, or nobody. */
const TOPS = [null, 1, 0] as const;

describe.each(roundMoments())('$name', ({ tournament, ...expected }) => {
  const pages = TOPS.flatMap((top) => READERS.map((reader) => pageShownTo(reader, tournament, top)));
  const wholePages = [pageShownTo(VISITOR, tournament, null), pageShownTo(HOST, tournament, 0)];

  it('[ROUND-15] a tournament has the same current round on the page of every user', () => {
    expect(roundIn(roundStatesOf(tournament))).toBe(expected.round);
    for (const page of pages) {
      expect(currentRound(page)).toBe(expected.round);
      expect(progressOf(page)).toMatchObject({ round: expected.round, roundDone: expected.isDone });
    }
  });

  it('[ROUND-15] an embedded table has the current round of the tournament, or round 1 before the start', () => {
    for (const page of pages) {
      const embedded = embedTournament(page, { view: 'pairings', language: 'en', link: 'https://chess.example' });
      expect(/Round (\d+)/.exec(embedded)?.[1]).toBe(String(Math.max(1, expected.round)));
    }
  });

  it('[ROUND-15] printed and embedded standings are after the same round', () => {
    const isOver = tournament.phase.kind === 'finished';
    const after = isOver || expected.standingsAfter === null ? undefined : String(expected.standingsAfter);
    expect(standingsRound(roundStatesOf(tournament))).toBe(expected.standingsAfter);
    const details = sheetDetails(tournament, visibilityFor(VISITOR, tournament));
    for (const page of wholePages) {
      const sheet = standingsSheet({ page, language: 'en', origin: 'https://chess.example', details });
      const embedded = embedTournament(page, { view: 'standings', language: 'en', link: 'https://chess.example' });
      for (const text of [sheet, embedded]) expect(/Standings after round (\d+)/.exec(text)?.[1]).toBe(after);
    }
  });
});

it('[ROUND-15] the picture of a tournament shows the current round, not a game played ahead', () => {
  const paired = startedWith(4, newTournament({ format: 'RoundRobin', meetings: 1, rounds: null, online: true }));
  const page = pageShownTo(VISITOR, paired, null);
  const pageWhere = (...played: readonly (readonly [round: number, move: string])[]): TournamentPage => ({
    ...page,
    games: Object.fromEntries(
      played.map(([round, move]) => {
        const { white, black } = boardIn(paired, round);
        const key = `${round}_${white}_${black}`;
        return [key, (page.games[key] ?? []).map((game) => ({ ...game, moves: recordOf(move) }))];
      }),
    ),
  });
  const [now, ahead] = [
    [1, 'e2e4'],
    [3, 'd2d4'],
  ] as const;
  expect(leadingPosition(pageWhere(now, ahead)).lastMove).toEqual(parseUci('e2e4'));
  expect(leadingPosition(pageWhere(ahead)).lastMove).toEqual(parseUci('d2d4'));
});
