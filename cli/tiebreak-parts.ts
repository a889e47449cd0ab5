import { recordOptionsFor, type TiebreakSettings, teamFieldOf, tiebreaksFor } from '../domain/checker/rank.ts';
import type { Part } from '../domain/tiebreaks/breakdown.ts';
import { type Explanation, explainTeamTiebreak, explainTiebreak } from '../domain/tiebreaks/explain.ts';
import { formatTiebreak } from '../domain/tiebreaks/format.ts';
import { primaryScoreOf } from '../domain/trf/convert/to-team-field.ts';
import type { TrfFile } from '../domain/trf/convert/to-tournament.ts';
import { table } from './table.ts';

export type NamedExplanation = Explanation & { readonly code: string };

export function explainPlayer(file: TrfFile, settings: TiebreakSettings, number: number): NamedExplanation[] {
  const named = tiebreaksFor(file, settings);
  const { field, bestRounds } = file.tournament;
  const options = {
    ...recordOptionsFor(file.tournament, settings),
    tiebreaks: named.map(({ id }) => id),
    bestRounds: bestRounds?.best ?? null,
  };
  return named.map(({ code, id }) => ({ code, ...explainTiebreak(field, options, { tiebreak: id, number }) }));
}

export function explainTeam(file: TrfFile, settings: TiebreakSettings, number: number): NamedExplanation[] {
  const named = tiebreaksFor(file, settings);
  const options = {
    ...recordOptionsFor(file.tournament, settings),
    primary: primaryScoreOf(file.document),
    tiebreaks: named.map(({ id }) => id),
  };
  const field = teamFieldOf(file);
  return named.map(({ code, id }) => ({ code, ...explainTeamTiebreak(field, options, { tiebreak: id, number }) }));
}

/** One table per tie-break: the rounds, what counts, and what was cut and why. */
export function partsTables(number: number, explanations: readonly NamedExplanation[]): string {
  const tables = explanations.map(({ code, value, scale, parts, tiedWith }) => {
    const total = value === null ? 'undefined' : formatTiebreak(value, scale);
    const tied = tiedWith.length === 0 ? '' : `, tied with ${tiedWith.join(', ')}`;
    const rows = parts.map((part) => partRow(part, scale));
    const head = ['Round', 'Opponent', 'Result', 'Points', 'Counts', 'Cut'];
    return `${code} of ${number}: ${total}${tied}\n${rows.length === 0 ? '' : `${table(head, rows, [0, 1, 3, 4])}\n`}`;
  });
  return tables.join('\n');
}

const partRow = ({ round, opponent, kind, points, dummy, counts, cut }: Part, scale: number): string[] => [
  String(round),
  opponent === null ? '-' : String(opponent),
  dummy === null ? kind : `${kind} (${dummy})`,
  formatTiebreak(points, 2),
  formatTiebreak(counts, scale),
  cut ?? '',
];
