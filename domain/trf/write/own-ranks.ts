import { standings, teamStandings } from '../../tournament/standings/standings.ts';
import { FORMATS } from '../../tournament/value/formats.ts';
import { primaryScoreOf } from '../convert/to-team-field.ts';
import { toTournament } from '../convert/to-tournament.ts';
import { tiebreaksOf } from '../tiebreaks.ts';
import { makeReport } from './make-report.ts';
import type { TournamentReport } from './report.ts';

/** The report with the ranks that its own rounds give, where they are not those of the table; none in a bracket. */
export function withOwnRanks(report: TournamentReport): TournamentReport {
  const { table, system } = FORMATS[report.format];
  if (table === 'bracket') return withoutRanks(report);
  const document = makeReport(report, { edition: 'TRF26' });
  const { field, matches, pairedRounds, bestRounds } = toTournament(document);
  const options = { system, countedRounds: pairedRounds, tiebreaks: tiebreaksOf(document).map(({ id }) => id) };
  if (matches === null) {
    const { rows } = standings(field, { ...options, bestRounds: bestRounds?.best ?? null });
    const ranks = new Map(rows.map(({ number, rank }) => [number, rank]));
    return { ...report, players: report.players.map((one) => ({ ...one, rank: ranks.get(one.number) ?? 0 })) };
  }
  const { rows } = teamStandings(matches.field, { ...options, primary: primaryScoreOf(document) });
  const rowOf = new Map(rows.map((row) => [row.number, row]));
  return {
    ...withoutRanks(report),
    teams: (report.teams ?? []).map((team) => {
      const row = rowOf.get(team.number);
      return row === undefined
        ? team
        : { ...team, rank: row.rank, matchPoints: row.matchPoints, gamePoints: row.gamePoints };
    }),
  };
}

const withoutRanks = ({ players, ...report }: TournamentReport): TournamentReport => ({
  ...report,
  players: players.map(({ rank, ...player }) => player),
});
