import { type HalfPoints, halfPoints } from '../kernel/points.ts';
import { type Entrant, type PointsDecision, type RoundResult, resultPoints } from '../tournament/value/field.ts';
import { trfFormatOf } from './convert/format.ts';
import { pointSystemOf } from './convert/point-system.ts';
import { recordsOf, type TrfDocument, type TrfRecord, type TrfRecordOf } from './document.ts';
import { toTrfRound } from './round-result.ts';

/** Round number of decisions that count in the final standings only. */
const FINAL_ONLY = 999;

/** Decisions by player; those of team tournaments are not read. */
export function decisionsOf(document: TrfDocument): (number: number, results: Entrant['results']) => PointsDecision[] {
  const records = trfFormatOf(document).isTeam ? [] : recordsOf(document, 'adjustment');
  if (records.length === 0) return () => [];
  const points = pointSystemOf(document);
  return (number, results) =>
    records
      .filter(({ numbers }) => numbers.includes(number))
      .flatMap((record) => decisionsIn(record, results, (result) => resultPoints(result, points)))
      .filter((decision) => decision.points !== 0);
}

/** Without a type: points added or deducted; with one: the new value of such results. */
function decisionsIn(
  { type, gamePoints, matchPoints, round }: TrfRecordOf<'adjustment'>,
  results: Entrant['results'],
  worth: (result: RoundResult | null) => HalfPoints,
): PointsDecision[] {
  const points = gamePoints ?? matchPoints;
  if (points === null) return [];
  if (type === '') return [{ points, after: round === FINAL_ONLY ? null : round }];
  return results.flatMap((result, index) => {
    const isMeant = (round === 0 || round === index + 1) && kindOf(result) === type.toUpperCase();
    return isMeant ? [{ points: halfPoints(points - worth(result)), after: index + 1 }] : [];
  });
}

const KINDS: Readonly<Record<string, string>> = { '1': 'W', '=': 'D', '0': 'L', U: 'F' };

function kindOf(result: RoundResult | null): string {
  const letter = toTrfRound(result).result;
  return KINDS[letter] ?? letter;
}

/** 299: one line per decision; equal points and rounds share a line. */
export function decisionRecords(entrants: readonly Entrant[]): TrfRecord[] {
  const lines = new Map<string, PointsDecision & { readonly numbers: number[] }>();
  for (const { number, decisions = [] } of entrants) {
    for (const decision of decisions) {
      // Two equal decisions for one player need separate lines.
      let key = `${decision.after} ${decision.points}`;
      while (lines.get(key)?.numbers.includes(number)) key += ' again';
      const line = lines.get(key) ?? { ...decision, numbers: [] };
      line.numbers.push(number);
      lines.set(key, line);
    }
  }
  return [...lines.values()]
    .sort((one, other) => (one.after ?? FINAL_ONLY) - (other.after ?? FINAL_ONLY) || one.points - other.points)
    .map(({ points, after, numbers }) => ({
      kind: 'adjustment',
      type: '',
      matchPoints: null,
      gamePoints: points,
      round: after ?? FINAL_ONLY,
      numbers: [...numbers].sort((one, other) => one - other),
    }));
}
