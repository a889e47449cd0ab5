/** The table of a tournament of teams, from its report file. */
import { formatTiebreak } from '../domain/tiebreaks/format.ts';
import { type Standings, type TeamStandingsRow, teamStandings } from '../domain/tournament/standings.ts';
import { type TrfDocument, textOf } from '../domain/trf/document.ts';
import { teamRoundsOf, teamsOf } from '../domain/trf/team-rounds.ts';
import type { NamedTiebreak } from '../domain/trf/tiebreaks.ts';
import { primaryScoreOf, toTeamField } from '../domain/trf/to-team-field.ts';
import { table } from './table.ts';
import { recordOptionsFor, type TiebreakSettings, tiebreaksFor } from './tiebreak-settings.ts';
import { valueText } from './tiebreak-text.ts';

export interface RankedTeams {
  readonly standings: Standings<TeamStandingsRow>;
  readonly tiebreaks: readonly NamedTiebreak[];
}

/**
 * Ranks the teams by match points, or by game points where the file says so, and tie-breaks. Every round that is paired
 * counts, as a bye in it does though no match has ended yet.
 */
export function rankTeams(document: TrfDocument, settings: TiebreakSettings): RankedTeams {
  const tiebreaks = tiebreaksFor(document, settings);
  const standings = teamStandings(toTeamField(document), {
    countedRounds: teamRoundsOf(document).length,
    ...recordOptionsFor(document, settings),
    primary: primaryScoreOf(document),
    tiebreaks: tiebreaks.map(({ id }) => id),
  });
  return { standings, tiebreaks };
}

export const teamRowsAsJson = ({ standings: { rows, columns }, tiebreaks }: RankedTeams) =>
  rows.map(({ number, rank, matchPoints, gamePoints, values }) => ({
    number,
    rank,
    matchPoints: formatTiebreak(matchPoints, 2),
    gamePoints: formatTiebreak(gamePoints, 2),
    tiebreaks: Object.fromEntries(tiebreaks.map(({ code }, index) => [code, valueText(values, columns, index)])),
  }));

export function teamTable(document: TrfDocument, { standings: { rows, columns }, tiebreaks }: RankedTeams): string {
  const names = new Map(teamsOf(document).map(({ number, name }) => [number, name]));
  const head = ['Rank', 'No', 'Team', 'MP', 'GP', ...tiebreaks.map(({ code }) => code)];
  const lines = rows.map(({ number, rank, matchPoints, gamePoints, values }) => [
    String(rank),
    String(number),
    names.get(number) ?? '',
    formatTiebreak(matchPoints, 2),
    formatTiebreak(gamePoints, 2),
    ...tiebreaks.map((_, index) => valueText(values, columns, index) ?? '-'),
  ]);
  const right = head.map((_, column) => column).filter((column) => column !== 2);
  const title = textOf(document, '012');
  return `${title === '' ? '' : `${title}\n\n`}${table(head, lines, right)}\n`;
}
