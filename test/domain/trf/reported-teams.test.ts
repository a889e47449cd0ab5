import { describe, expect, it } from 'vitest';
import { tiebreakNameOf } from '../../../domain/tiebreaks/names.ts';
import { GAME_RESULTS } from '../../../domain/tournament/game-result.ts';
import { numberedField } from '../../../domain/tournament/numbered-field.ts';
import { numberedTeams } from '../../../domain/tournament/numbered-teams.ts';
import { teamStandings } from '../../../domain/tournament/standings.ts';
import { boardsOf, type Tournament, teamsOf } from '../../../domain/tournament/state.ts';
import type { TeamEntrant } from '../../../domain/tournament/team-field.ts';
import { makeReport } from '../../../domain/trf/make-report.ts';
import { reportedTeams } from '../../../domain/trf/reported-teams.ts';
import { toTeamField } from '../../../domain/trf/to-team-field.ts';
import { writeTrf } from '../../../domain/trf/write.ts';
import { changed, decided, nextRound } from '../../support/played-tournament.ts';
import { type Chance, chanceFrom } from '../../support/random-field.ts';
import { teamTournament, withTeams } from '../../support/team-tournament.ts';
import { one } from '../../support/tournament-deeds.ts';
import { documentOf } from '../../support/trf.ts';

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
        kind: tournament.settings.kind,
        field: numberedField(tournament).field,
        players: [],
        tiebreaks: (['gamePoints', 'buchholzMatchPoints'] as const).map((id) => tiebreakNameOf(id).fide),
        ...reportedTeams(tournament),
      },
      { edition: 'TRF26' },
    ),
  );

describe('the report of a tournament of teams', () => {
  it('[TRF-38] reads back as the tournament stands: every match, every board, and the table', () => {
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

/** A file tells no colour where nobody has sat down. */
const withoutUntold = ({ number, results }: TeamEntrant) => ({
  number,
  results: results.map((result) =>
    result?.kind === 'match' && !result.boards.some((board) => board === 'win' || board === 'draw' || board === 'loss')
      ? { ...result, color: null }
      : result,
  ),
});
