import { describe, expect, it } from 'vitest';
import { rankTeams, teamRowsAsJson } from '../../cli/team-standings.ts';
import { VISITOR } from '../../domain/access/actor.ts';
import { type PointSystem, pointSystem } from '../../domain/points.ts';
import { formatTiebreak } from '../../domain/tiebreaks/format.ts';
import { openLineUpsIn } from '../../domain/tournament/match.ts';
import { rankedAnew } from '../../domain/tournament/ranking.ts';
import { entrantsOf, pairingsMade } from '../../domain/tournament/seats.ts';
import { tiebreaksOf } from '../../domain/tournament/shown-tiebreaks.ts';
import { type Tournament, teamsOf } from '../../domain/tournament/state.ts';
import { annulledIn } from '../../domain/tournament/withdrawal.ts';
import { makeReport } from '../../domain/trf/make-report.ts';
import { writeTrf } from '../../domain/trf/write.ts';
import { toReport } from '../../services/printout/report.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import { MATCH_KINDS, matchWalk } from '../support/match-walk.ts';
import { documentOf } from '../support/trf.ts';

/** `WALKS=1000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 17);
const FIRST = Number(process.env.SEED ?? 1);

/** The table of teams that `rokade standings` makes of the file of a tournament, by starting number. */
function tableOfFile(tournament: Tournament) {
  const report = toReport(tournament, visibilityFor(VISITOR, tournament), () => false);
  const document = documentOf(writeTrf(makeReport(report, { edition: 'TRF26' })));
  return teamRowsAsJson(rankTeams(document, { tiebreaks: null, rounds: undefined, unratedAs: undefined }))
    .map(({ tiebreaks, ...row }) => ({ ...row, tiebreaks: Object.values(tiebreaks) }))
    .sort((one, other) => one.number - other.number);
}

const tableOfPage = (tournament: Tournament) =>
  teamsOf(tournament).map(({ seed, rank, matchScore, gameScore, tiebreaks }) => ({
    number: seed,
    rank,
    matchPoints: formatTiebreak(matchScore, 2),
    gamePoints: formatTiebreak(gameScore, 2),
    tiebreaks: tiebreaks.slice(0, tiebreaksOf(tournament).length),
  }));

/** A file has no place for a match whose line-ups are open, nor for matches that stand in it and count for nobody. */
const isToldWhole = (tournament: Tournament): boolean =>
  tournament.rounds.every((round) => openLineUpsIn(round).length === 0) &&
  annulledIn(tournament.settings.kind, entrantsOf(tournament), pairingsMade(tournament)).length === 0;

/** The same where a game is worth something else. */
const withPoints = (tournament: Tournament, points: PointSystem): Tournament =>
  rankedAnew({ ...tournament, settings: { ...tournament.settings, points } });

describe('the report file of a tournament of teams', () => {
  it.each(MATCH_KINDS)(`[TRF-39] gives the table of its page, at every moment (%s, ${WALKS} walks)`, (kind) => {
    let moments = 0;
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
      for (const moment of matchWalk(kind, seed)) {
        if (!isToldWhole(moment)) continue;
        const tournament = seed % 3 === 0 ? withPoints(moment, pointSystem(3, 1, 0)) : moment;
        expect(tableOfFile(tournament), `seed ${seed}, revision ${tournament.revision}`).toEqual(
          tableOfPage(tournament),
        );
        moments += 1;
      }
    }
    expect(moments).toBeGreaterThan(5 * WALKS);
  });
});
