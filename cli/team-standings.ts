/** The standings of a team tournament, from its report file. */
import type { Ranked } from '../domain/checker/rank.ts';
import { valueText } from '../domain/checker/value-text.ts';
import { formatTiebreak } from '../domain/tiebreaks/format.ts';
import type { TeamStandingsRow } from '../domain/tournament/standings/standings.ts';
import { teamsOf } from '../domain/trf/convert/team-rounds.ts';
import { type TrfDocument, textOf } from '../domain/trf/document.ts';
import { table } from './table.ts';

export const teamRowsAsJson = ({ standings: { rows, columns }, tiebreaks }: Ranked<TeamStandingsRow>) =>
  rows.map(({ number, rank, matchPoints, gamePoints, values }) => ({
    number,
    rank,
    matchPoints: formatTiebreak(matchPoints, 2),
    gamePoints: formatTiebreak(gamePoints, 2),
    tiebreaks: Object.fromEntries(tiebreaks.map(({ code }, index) => [code, valueText(values, columns, index)])),
  }));

export function teamTable(
  document: TrfDocument,
  { standings: { rows, columns }, tiebreaks }: Ranked<TeamStandingsRow>,
): string {
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
