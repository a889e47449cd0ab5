import type { Field, RoundResult } from '../../tournament/value/field.ts';
import type { TournamentReport } from './report.ts';

/** Keeps the file's numbers, and gives later entries the next ones; renumbers if the order differs. */
export function startNumbers(inFile: readonly (number | null)[]): number[] {
  const numbers: number[] = [];
  for (const number of inFile) numbers.push(number ?? (numbers.at(-1) ?? 0) + 1);
  const isInOrder = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  return isInOrder ? numbers : numbers.map((_, index) => index + 1);
}

export function renumberReport(report: TournamentReport, numbers: ReadonlyMap<number, number>): TournamentReport {
  const of = (number: number): number => numbers.get(number) ?? number;
  const { players, field, byes, forbidden, virtualPoints } = report;
  return {
    ...report,
    field: renumberField(field, of),
    players: players.map((player) => ({ ...player, number: of(player.number) })),
    ...(byes && { byes: byes.map((bye) => ({ ...bye, number: of(bye.number) })) }),
    ...(forbidden && { forbidden: forbidden.map((group) => ({ ...group, numbers: group.numbers.map(of) })) }),
    ...(virtualPoints && {
      virtualPoints: new Map([...virtualPoints].map(([number, points]) => [of(number), points])),
    }),
  };
}

const renumberField = (field: Field, of: (number: number) => number): Field => ({
  ...field,
  entrants: field.entrants.map((entrant) => ({
    ...entrant,
    number: of(entrant.number),
    results: entrant.results.map((result) => renumberResult(result, of)),
  })),
});

const renumberResult = (result: RoundResult | null, of: (number: number) => number): RoundResult | null =>
  result === null || result.kind === 'bye' ? result : { ...result, opponent: of(result.opponent) };
