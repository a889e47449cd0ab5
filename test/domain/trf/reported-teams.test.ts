import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../domain/kernel/chance.ts';
import type { PointSystem } from '../../../domain/kernel/points.ts';
import { makeTiebreak } from '../../../domain/tiebreaks/names.ts';
import { numberedField } from '../../../domain/tournament/rounds/numbered-field.ts';
import { numberedTeams } from '../../../domain/tournament/rounds/numbered-teams.ts';
import { teamStandings } from '../../../domain/tournament/standings/standings.ts';
import { nextSeats } from '../../../domain/tournament/teams/match-score.ts';
import { type Entrant, resultPoints } from '../../../domain/tournament/value/field.ts';
import { GAME_RESULTS } from '../../../domain/tournament/value/game-result.ts';
import { boardsOf, type Tournament, teamsOf } from '../../../domain/tournament/value/state.ts';
import { type TeamEntrant, teamGamePointsOf } from '../../../domain/tournament/value/team-field.ts';
import { toField } from '../../../domain/trf/convert/to-field.ts';
import { toTeamField } from '../../../domain/trf/convert/to-team-field.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import { reportedTeams } from '../../../domain/trf/write/reported-teams.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { chanceFrom } from '../../support/chance.ts';
import { changed, decided, nextRound, settled } from '../../support/domain/played-tournament.ts';
import { one } from '../../support/domain/random-commands.ts';
import { teamTournament, withTeams } from '../../support/domain/team-tournament.ts';
import { documentOf } from '../../support/domain/trf.ts';
import { teamKnockoutOf } from '../support/knockout.ts';

/** A team Swiss of a few rounds: every result there is, now and then a player or a whole team that goes. */
function played(below: Chance): Tournament {
  const sizes = Array.from({ length: 4 + below(4) }, () => 2 + below(3));
  let tournament = changed(withTeams(teamTournament({ perTeam: 3, rounds: 3 }), sizes), { kind: 'start' });
  for (let round = 1; round <= 3; round += 1) {
    const gone = one(
      teamsOf(tournament).flatMap(({ members }) => members),
      below,
    );
    if (gone !== undefined && below(3) === 0) {
      const left = decided(tournament, { kind: 'removeParticipant', account: gone.account });
      if (left.ok && left.value.after !== null) tournament = left.value.after;
    }
    const next = decided(tournament, { kind: 'pairNextRound', button: 'pairings' });
    if (!next.ok || next.value.refused !== null) return tournament;
    tournament = nextRound(tournament);
    const made = tournament.rounds[round - 1];
    for (const { white, black } of made === undefined ? [] : boardsOf(made)) {
      const result = one(GAME_RESULTS, below) ?? null;
      const command = { kind: 'setResult', round, white, black, result } as const;
      if (below(20) > 0 || round < 3) tournament = changed(tournament, command);
    }
  }
  return tournament;
}

const reportOf = (tournament: Tournament): string =>
  writeTrf(
    makeReport(
      {
        name: 'Team cup',
        format: tournament.settings.format,
        field: numberedField(tournament).field,
        players: [],
        tiebreaks: (['gamePoints', 'buchholzMatchPoints'] as const).map((id) => makeTiebreak(id)),
        ...reportedTeams(tournament),
      },
      { edition: 'TRF26' },
    ),
  );

describe('the report of a tournament of teams', () => {
  it('[TRF-38] the report of a team tournament reads back with every match, every board and the table', () => {
    let matches = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const tournament = played(chanceFrom(seed));
      const { teams } = numberedTeams(tournament);
      const read = toTeamField(documentOf(reportOf(tournament)));
      expect(read.teams.map(withoutUntold), `seed ${seed}`).toEqual(teams.teams.map(withoutUntold));
      const options = { system: 'swiss', tiebreaks: ['gamePoints', 'buchholzMatchPoints'] } as const;
      const table = (field: typeof read) => teamStandings(field, options).rows;
      expect(table({ ...read, boards: teams.boards, gamePoints: teams.gamePoints })).toEqual(table(teams));
      matches += teams.teams.flatMap(({ results }) => results).length;
    }
    expect(matches).toBeGreaterThan(1000);
  });
});

describe('the report of a knockout of teams', () => {
  it('[TRF-38] the report of a team knockout has a round for each leg, and reads back with all points', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const tournament = knockoutPlayed(chanceFrom(seed));
      const document = documentOf(reportOf(tournament));
      const read = toTeamField(document);
      const { teams } = numberedTeams(tournament);
      const points = (field: typeof read) =>
        field.teams.map((team) => team.results.reduce((sum, result) => sum + teamGamePointsOf(result, teams), 0));
      expect(points(read), `seed ${seed}`).toEqual(points(teams));
      const { field, columnsThrough } = numberedField(tournament);
      expect(read.rounds).toBe(columnsThrough(2));
      expect(toField(document).entrants.map(scoreIn(field.points))).toEqual(field.entrants.map(scoreIn(field.points)));
    }
  });
});

const scoreIn =
  (points: PointSystem) =>
  ({ results }: Entrant): number =>
    results.reduce((sum, result) => sum + resultPoints(result, points), 0);

/** Four teams, some of them short, to the end: draws send a match on. */
function knockoutPlayed(below: Chance): Tournament {
  let tournament = teamKnockoutOf(
    Array.from({ length: 4 }, () => 1 + below(3)),
    { perTeam: 2 },
  );
  for (let round = 1; round <= 2; round += 1) {
    for (;;) {
      const made = tournament.rounds[round - 1];
      const open = one(made === undefined ? [] : boardsOf(made).filter(({ result }) => result === null), below);
      if (open === undefined) break;
      const result = one(['whiteWins', 'draw', 'draw', 'blackWins', 'blackWinsByForfeit'] as const, below) ?? 'draw';
      tournament = changed(tournament, { kind: 'setResult', round, ...nextSeats(open), result });
    }
    tournament = settled(tournament);
  }
  return tournament;
}

/** A file tells no colour where nobody has sat down. */
const withoutUntold = ({ number, results }: TeamEntrant) => ({
  number,
  results: results.map((result) =>
    result?.kind === 'match' && !result.boards.some((board) => board === 'win' || board === 'draw' || board === 'loss')
      ? { ...result, color: null }
      : result,
  ),
});
