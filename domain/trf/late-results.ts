/** `### Adjournment` comments: late results, and the rounds that were paired without them (OPEN-6). */
import type { Field, RoundResult } from '../tournament/value/field.ts';
import type { TrfDocument } from './document.ts';

export interface LateResult {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  /** The first round that was paired with the result; null if the comment does not say it. */
  readonly knownFromRound: number | null;
}

const COMMENT =
  /^### Adjournment @ Round (\d+): (\d+)-(\d+): \? => \S+(?: \(pairings up to Round (\d+) used \?\))?\s*$/;

/** `result` is that of White. Rounds through the last one that was paired without the result used a draw. */
export const lateResultComment = (late: LateResult & { readonly result: string }): string => {
  const { round, white, black, result, knownFromRound } = late;
  const known = knownFromRound === null ? '' : ` (pairings up to Round ${knownFromRound - 1} used ?)`;
  return `Adjournment @ Round ${round}: ${white}-${black}: ? => ${result}${known}`;
};

export interface ToldLateResult extends LateResult {
  /** In the document, from 1. */
  readonly line: number;
}

export const lateResultsIn = (document: TrfDocument): ToldLateResult[] =>
  document.lines.flatMap(({ record }, index) => {
    const found = record.kind === 'other' ? COMMENT.exec(record.text) : null;
    if (found === null) return [];
    const [round = 0, white = 0, black = 0] = found.slice(1, 4).map(Number);
    return [
      { line: index + 1, round, white, black, knownFromRound: found[4] === undefined ? null : Number(found[4]) + 1 },
    ];
  });

/** The field as it was known when the round was paired: later results are those of adjourned games. */
export function asKnownFor(field: Field, late: readonly LateResult[], round: number): Field {
  const unknown = late.filter(({ knownFromRound }) => knownFromRound !== null && knownFromRound > round);
  if (unknown.length === 0) return field;
  const entrants = field.entrants.map((entrant) => {
    const own = unknown.filter(({ white, black }) => white === entrant.number || black === entrant.number);
    if (own.length === 0) return entrant;
    const results = entrant.results.map((result, index) =>
      own.some((one) => one.round === index + 1 && isAgainst(result, one)) ? asAdjourned(result) : result,
    );
    return { ...entrant, results };
  });
  return { ...field, entrants };
}

const isAgainst = (result: RoundResult | null, { white, black }: LateResult): boolean =>
  result !== null && result.kind !== 'bye' && (result.opponent === white || result.opponent === black);

const asAdjourned = (result: RoundResult | null): RoundResult | null =>
  result === null || result.kind === 'bye'
    ? result
    : { kind: 'pending', opponent: result.opponent, color: result.color, adjourned: true };
