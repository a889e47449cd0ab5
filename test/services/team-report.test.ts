import { describe, expect, it } from 'vitest';
import { teamRowsAsJson } from '../../cli/team-standings.ts';
import { AS_IN_FILE, rankTeams } from '../../domain/checker/rank.ts';
import { type PointSystem, pointSystem } from '../../domain/kernel/points.ts';
import { formatTiebreak } from '../../domain/tiebreaks/format.ts';
import { entrantsOf, pairingsMade } from '../../domain/tournament/guards/seats.ts';
import { annulledIn } from '../../domain/tournament/guards/withdrawal.ts';
import { rankFromScratch } from '../../domain/tournament/standings/ranking.ts';
import { tiebreaksOf } from '../../domain/tournament/standings/shown-tiebreaks.ts';
import { isLineUpOpen } from '../../domain/tournament/teams/match.ts';
import { boardsOf, type Pairing, type Tournament, teamsOf } from '../../domain/tournament/value/state.ts';
import { importable } from '../../domain/trf/check/team-faults.ts';
import { readTrf } from '../../domain/trf/read/read.ts';
import { makeReport } from '../../domain/trf/write/make-report.ts';
import { writeTrf } from '../../domain/trf/write/write.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { toReport } from '../../services/printout/report.ts';
import { chanceFrom } from '../support/chance.ts';
import { importedFrom, importedOf } from '../support/domain/imported.ts';
import { MATCH_FORMATS, matchWalk } from '../support/domain/match-walk.ts';
import { MEMBER_FORMATS, walkMembers } from '../support/domain/member-walk.ts';
import { HOST } from '../support/domain/played-tournament.ts';
import { teamTournament } from '../support/domain/team-tournament.ts';
import { trfFileOf } from '../support/domain/trf.ts';

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
  teamRowsAsJson(rankTeams(trfFileOf(file), AS_IN_FILE))
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

/**
 * A file has no place for matches that stand in it and count for nobody, nor for one whose line-ups are open in a round of
 * which it tells something else, a match or a bye: read back, its teams have not come.
 */
const isToldWhole = (tournament: Tournament): boolean =>
  annulledIn(tournament.settings.format, entrantsOf(tournament), pairingsMade(tournament)).length === 0 &&
  tournament.rounds.every((round) => round.kind !== 'paired' || isAllOrNoneOpen(round.pairings));

const isAllOrNoneOpen = (pairings: readonly Pairing[]): boolean => {
  const open = pairings.filter((pairing) => pairing.kind === 'match' && isLineUpOpen(pairing));
  return open.length === 0 || open.length === pairings.length;
};

/** The same where a game is worth something else. */
const withPoints = (tournament: Tournament, points: PointSystem): Tournament =>
  rankFromScratch({ ...tournament, settings: { ...tournament.settings, points } });

describe('the report file of a tournament of teams', () => {
  it.each(MATCH_FORMATS)(`[TRF-39] a team report always has the standings of its page (%s, ${WALKS} walks)`, (kind) => {
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

  it.each(MEMBER_FORMATS)('[TRF-40] a team report imports unchanged where members play for themselves (%s)', (kind) => {
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
      // A file tells neither how many pupils a class has, nor that a round was paired for which nobody had come.
      const { last } = walkMembers(kind, seed);
      if (last.rounds.some((round) => boardsOf(round).length === 0)) continue;
      const participants = last.participants.map((one) => (one.kind === 'team' ? { ...one, memberCount: null } : one));
      const tournament = rankFromScratch({ ...last, participants });
      const file = fileOf(tournament);
      const read = importedHere(file, tournament);
      expect(fileOf(read), `seed ${seed}`).toBe(file);
      expect(tableOfPage(read), `seed ${seed}`).toEqual(tableOfPage(tournament));
    }
  });
});

describe('a team report with a wrong letter', () => {
  it('[TRF-41] a team report with one wrong letter is imported, or refused', () => {
    const below = chanceFrom(FIRST);
    let taken = 0;
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
      for (const kind of MATCH_FORMATS) {
        const file = fileOf([...matchWalk(kind, seed)].at(-1) ?? teamTournament());
        for (let spoilt = 0; spoilt < 20; spoilt += 1) {
          const place = below(file.length);
          const read = readTrf(`${file.slice(0, place)}${below(10)}${file.slice(place + 1)}`);
          const shown = read.ok ? read.value.tournament : null;
          if (shown === null || !importable(shown).ok) continue;
          rankFromScratch(importedOf(shown));
          taken += 1;
        }
      }
    }
    expect(taken).toBeGreaterThan(WALKS);
  });
});

/** Read again, for the same moment. */
function importedHere(file: string, { createdAt }: Tournament): Tournament {
  expect(importable(trfFileOf(file).tournament)).toEqual({ ok: true, value: true });
  return rankFromScratch(importedFrom(file, { now: createdAt }));
}
