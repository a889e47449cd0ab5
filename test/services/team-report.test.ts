import { describe, expect, it } from 'vitest';
import { teamRowsAsJson } from '../../cli/team-standings.ts';
import { AS_IN_FILE, rankTeams } from '../../domain/checker/rank.ts';
import { type PointSystem, pointSystem } from '../../domain/points.ts';
import { formatTiebreak } from '../../domain/tiebreaks/format.ts';
import { rankedAnew } from '../../domain/tournament/ranking.ts';
import { entrantsOf, pairingsMade } from '../../domain/tournament/seats.ts';
import { tiebreaksOf } from '../../domain/tournament/shown-tiebreaks.ts';
import { boardsOf, type Tournament, teamsOf } from '../../domain/tournament/state.ts';
import { annulledIn } from '../../domain/tournament/withdrawal.ts';
import { makeReport } from '../../domain/trf/make-report.ts';
import { readTrf } from '../../domain/trf/read.ts';
import { importable } from '../../domain/trf/team-faults.ts';
import { toTournament } from '../../domain/trf/to-tournament.ts';
import { writeTrf } from '../../domain/trf/write.ts';
import { toReport } from '../../services/printout/report.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import { chanceFrom } from '../support/chance.ts';
import { importedFrom, importedOf } from '../support/imported.ts';
import { MATCH_KINDS, matchWalk } from '../support/match-walk.ts';
import { MEMBER_KINDS, walkMembers } from '../support/member-walk.ts';
import { HOST } from '../support/played-tournament.ts';
import { teamTournament } from '../support/team-tournament.ts';
import { documentOf } from '../support/trf.ts';

/** `WALKS=1000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 17);
const FIRST = Number(process.env.SEED ?? 1);

const fileOf = (tournament: Tournament): string =>
  writeTrf(
    makeReport(
      toReport(tournament, visibilityFor(HOST, tournament), () => true),
      { edition: 'TRF26' },
    ),
  );

/** The table of teams that `rokade standings` makes of the file of a tournament, by starting number. */
const tableOfFile = (file: string) =>
  teamRowsAsJson(rankTeams(documentOf(file), AS_IN_FILE))
    .map(({ tiebreaks, ...row }) => ({ ...row, tiebreaks: Object.values(tiebreaks) }))
    .sort((one, other) => one.number - other.number);

const tableOfPage = (tournament: Tournament) =>
  teamsOf(tournament).map(({ seed, rank, matchScore, gameScore, tiebreaks }) => ({
    number: seed,
    rank,
    matchPoints: formatTiebreak(matchScore, 2),
    gamePoints: formatTiebreak(gameScore, 2),
    tiebreaks: tiebreaks.slice(0, tiebreaksOf(tournament).length),
  }));

/** A file has no place for matches that stand in it and count for nobody. */
const isToldWhole = (tournament: Tournament): boolean =>
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
        const file = fileOf(tournament);
        const place = `seed ${seed}, revision ${tournament.revision}`;
        expect(tableOfFile(file), place).toEqual(tableOfPage(tournament));
        moments += 1;
        if (moments % 5 > 0) continue;
        const read = importedHere(file, tournament);
        expect(tableOfPage(read), place).toEqual(tableOfPage(tournament));
        expect(fileOf(read), `[TRF-40] ${place}`).toBe(file);
      }
    }
    expect(moments).toBeGreaterThan(5 * WALKS);
  });

  it.each(MEMBER_KINDS)('[TRF-40] becomes the same tournament where members play for themselves (%s)', (kind) => {
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
      // A file tells neither how many pupils a class has, nor that a round was paired for which nobody had come.
      const { last } = walkMembers(kind, seed);
      if (last.rounds.some((round) => boardsOf(round).length === 0)) continue;
      const participants = last.participants.map((one) => (one.kind === 'team' ? { ...one, memberCount: null } : one));
      const tournament = rankedAnew({ ...last, participants });
      const file = fileOf(tournament);
      const read = importedHere(file, tournament);
      expect(fileOf(read), `seed ${seed}`).toBe(file);
      expect(tableOfPage(read), `seed ${seed}`).toEqual(tableOfPage(tournament));
    }
  });
});

describe('the file of a tournament of teams in which a letter is wrong', () => {
  it('[TRF-41] becomes a tournament, or is refused', () => {
    const below = chanceFrom(FIRST);
    let taken = 0;
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
      for (const kind of MATCH_KINDS) {
        const file = fileOf([...matchWalk(kind, seed)].at(-1) ?? teamTournament());
        for (let spoilt = 0; spoilt < 20; spoilt += 1) {
          const place = below(file.length);
          const read = readTrf(`${file.slice(0, place)}${below(10)}${file.slice(place + 1)}`);
          const told = read.ok ? toTournament(read.value.document) : null;
          if (told === null || !importable(told).ok) continue;
          rankedAnew(importedOf(told));
          taken += 1;
        }
      }
    }
    expect(taken).toBeGreaterThan(WALKS);
  });
});

/** Read again, for the same moment. */
function importedHere(file: string, { createdAt }: Tournament): Tournament {
  expect(importable(toTournament(documentOf(file)))).toEqual({ ok: true, value: true });
  return rankedAnew(importedFrom(file, { now: createdAt }));
}
