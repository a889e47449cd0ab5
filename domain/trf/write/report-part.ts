import type { Field, PointsDecision } from '../../tournament/value/field.ts';
import type { ForbiddenPair } from '../pairing-rules.ts';
import { withOwnRanks } from './own-ranks.ts';
import type { TournamentReport } from './report.ts';

/** Columns of a file from 1, both included; a round of a knockout has several. */
export interface ReportSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * The report of some rounds, as an event of more than a month needs it: the first of them is round 1 of the file, and
 * dates, points and ranks are those of the part, in which all rounds count.
 */
export function partOfReport(report: TournamentReport, name: string, span: ReportSpan): TournamentReport {
  const { first, last } = span;
  const { initialColor, isBaku, byes, start, end, bestRounds: _, ...whole } = report;
  const cut = <Value>(values: readonly Value[]): Value[] => values.slice(first - 1, last);
  const roundDates = cut(report.roundDates ?? []);
  const days = roundDates.filter((day) => day !== '').sort();
  const [from = start, until = end] = [days[0], days.at(-1)];
  return withOwnRanks({
    ...whole,
    name,
    ...(from !== undefined && { start: from }),
    ...(until !== undefined && { end: until }),
    roundDates,
    ...(first === 1 && initialColor !== undefined && { initialColor }),
    ...(first === 1 && isBaku !== undefined && { isBaku }),
    field: partOfField(report.field, span),
    ...(report.matches && { matches: { ...report.matches, rounds: cut(report.matches.rounds) } }),
    ...(report.forbidden && { forbidden: report.forbidden.flatMap((pair) => forbiddenWithin(pair, span)) }),
    ...(report.virtualPoints && {
      virtualPoints: new Map([...report.virtualPoints].map(([number, points]) => [number, cut(points)])),
    }),
  });
}

function partOfField(field: Field, { first, last }: ReportSpan): Field {
  return {
    ...field,
    rounds: last - first + 1,
    entrants: field.entrants.map(({ decisions, ...entrant }) => {
      const within = (decisions ?? []).flatMap((decision) => decidedWithin(decision, field.rounds, { first, last }));
      return {
        ...entrant,
        results: entrant.results.slice(first - 1, last),
        ...(within.length > 0 && { decisions: within }),
      };
    }),
  };
}

/** Decisions of the final standings belong to the part that has the last round. */
function decidedWithin(
  { points, after }: PointsDecision,
  rounds: number,
  { first, last }: ReportSpan,
): PointsDecision[] {
  if (after === null) return last === rounds ? [{ points, after }] : [];
  if (after === 0) return first === 1 ? [{ points, after }] : [];
  return after < first || after > last ? [] : [{ points, after: after - first + 1 }];
}

function forbiddenWithin({ numbers, firstRound, lastRound }: ForbiddenPair, { first, last }: ReportSpan) {
  if (firstRound > last || (lastRound !== null && lastRound < first)) return [];
  return [
    {
      numbers,
      firstRound: Math.max(firstRound, first) - first + 1,
      lastRound: Math.min(lastRound ?? last, last) - first + 1,
    },
  ];
}
