import { describe, expect, it } from 'vitest';
import { checkStandings } from '../../../domain/checker/check-standings.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import { NO_TIEBREAKS } from '../../../domain/tournament/value/settings.ts';
import { allPointsOf, playersOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import { bestRoundsIn } from '../../../domain/trf/best-rounds.ts';
import { recordsOf } from '../../../domain/trf/document.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import { renewReport } from '../../../domain/trf/write/renew-report.ts';
import { partOfReport } from '../../../domain/trf/write/report-part.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { visibilityFor } from '../../../domain/view/audience.ts';
import { toReport } from '../../../services/printout/report.ts';
import { importedFrom } from '../../support/domain/imported.ts';
import { HOST } from '../../support/domain/played-tournament.ts';
import { reportedTournament } from '../../support/domain/report-tournaments.ts';
import { at } from '../../support/domain/tournament.ts';
import { trfFileOf } from '../../support/domain/trf.ts';

/** A Swiss of which all but the best rounds are dropped; with its tie-breaks, or in the order of CNT-5. */
function best(index: number, droppedRounds: number, isOwnOrder: boolean): Tournament {
  const tournament = reportedTournament(index);
  const { tieBreaks } = tournament.settings;
  const settings = { ...tournament.settings, droppedRounds, tieBreaks: isOwnOrder ? NO_TIEBREAKS : tieBreaks };
  return rankFromScratch({ ...tournament, settings });
}

const reportOf = (tournament: Tournament) => toReport(tournament, visibilityFor(HOST, tournament), () => true);

const fileOf = (tournament: Tournament): string => writeTrf(makeReport(reportOf(tournament), { edition: 'TRF26' }));

const COMMENT = /### Configuration: best (\d+) of (\d+) rounds count\r\n/;

const CASES = [0, 2, 4, 6, 8, 10].flatMap((index) => [true, false].map((isOwnOrder) => [index, isOwnOrder] as const));

describe('files of tournaments in which the best rounds count', () => {
  it.each(CASES)(
    '[CNT-7] the working file of Swiss %i (order of CNT-5: %s) says what counts and checks',
    (index, is) => {
      const tournament = best(index, 2, is);
      const { rounds } = tournament.settings;
      const text = fileOf(tournament);
      const file = trfFileOf(text);
      expect(COMMENT.exec(text)?.slice(1).map(Number)).toEqual([(rounds ?? 0) - 2, rounds]);
      expect(checkStandings(file).differences).toEqual([]);
      const records = recordsOf(file.document, 'player');
      for (const { seed, standing } of playersOf(tournament)) {
        expect(records.find(({ number }) => number === seed)).toMatchObject({
          points: allPointsOf(standing),
          rank: standing.rank,
        });
      }
    },
  );

  it.each(CASES)(
    '[CNT-7] Swiss %i (order of CNT-5: %s) comes back from its working file with the same table',
    (index, is) => {
      const tournament = best(index, 2, is);
      const again = rankFromScratch(importedFrom(fileOf(tournament), { now: at(0) }));
      expect(again.settings).toMatchObject({ droppedRounds: 2, tieBreaks: tournament.settings.tieBreaks });
      expect(playersOf(again).map(({ standing }) => standing)).toEqual(
        playersOf(tournament).map(({ standing }) => standing),
      );
      // Read back, the virtual points of an accelerated event are its own.
      expect(fileOf(again)).toBe(fileOf(tournament).replace('192 FIDE_DUTCH_BAKU', '192 FIDE_DUTCH'));
    },
  );

  it('[CNT-7] without the comment a checker finds the ranks of the best rounds wrong', () => {
    const wrong = [0, 2, 4, 6].filter((index) => {
      const file = trfFileOf(fileOf(best(index, 3, false)).replace(COMMENT, ''));
      return checkStandings(file).differences.some(({ what }) => what === 'place');
    });
    expect(wrong).not.toEqual([]);
  });

  it('[CNT-7] a file in which all rounds count has no comment', () => {
    expect(fileOf(best(0, 0, false))).not.toMatch(COMMENT);
  });

  it('[CNT-7] a part of the tournament counts all its rounds', () => {
    const part = partOfReport(reportOf(best(2, 2, false)), 'May', { first: 1, last: 3 });
    const text = writeTrf(makeReport(part, { edition: 'TRF26' }));
    expect(text).not.toMatch(COMMENT);
    expect(checkStandings(trfFileOf(text)).differences).toEqual([]);
  });

  it('[CNT-7] a renewed file says what counts now', () => {
    const { document } = trfFileOf(fileOf(best(2, 2, false)));
    const numbers = new Map(recordsOf(document, 'player').map(({ number }) => [number, number]));
    const renewed = (droppedRounds: number) =>
      bestRoundsIn(renewReport(document, reportOf(best(2, droppedRounds, false)), numbers));
    const rounds = best(2, 0, false).settings.rounds ?? 0;
    expect([0, 1, 2].map(renewed)).toEqual([null, { best: rounds - 1, rounds }, { best: rounds - 2, rounds }]);
  });
});
