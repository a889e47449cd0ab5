import { describe, expect, it } from 'vitest';
import { AS_IN_FILE, rankPlayers } from '../../domain/checker/rank.ts';
import { playersOf, type Tournament } from '../../domain/tournament/state.ts';
import { makeReport } from '../../domain/trf/make-report.ts';
import { writeTrf } from '../../domain/trf/write.ts';
import { toReport } from '../../services/printout/report.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import { HOST, nextRound, playedOut, startedWith } from '../support/played-tournament.ts';
import { documentOf } from '../support/trf.ts';

/** The places and points of the players as `rokade standings` has them from the file of a tournament. */
function tableOfFile(tournament: Tournament) {
  const report = toReport(tournament, visibilityFor(HOST, tournament), () => true);
  const document = documentOf(writeTrf(makeReport(report, { edition: 'TRF26' })));
  return rankPlayers(document, AS_IN_FILE)
    .standings.rows.map(({ number, rank, points }) => [number, rank, points])
    .sort(([one = 0], [other = 0]) => one - other);
}

const tableOfPage = (tournament: Tournament) =>
  [...playersOf(tournament)]
    .sort((one, other) => one.seed - other.seed)
    .map(({ seed, standing }) => [seed, standing.rank, standing.score]);

describe('the report file of a tournament of players', () => {
  it('[TRF-39] gives the table of its page, also while a round is played that has no result yet', () => {
    const first = playedOut(nextRound(startedWith(9)), 1, ['draw', 'blackWins', 'whiteWinsByForfeit']);
    const second = nextRound(first);
    for (const tournament of [first, second, playedOut(second, 2)]) {
      expect(tableOfFile(tournament)).toEqual(tableOfPage(tournament));
    }
  });
});
