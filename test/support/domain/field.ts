import { type PointSystem, pointSystem } from '../../../domain/kernel/points.ts';
import type { Bye, Field, RoundResult } from '../../../domain/tournament/value/field.ts';

export interface FieldText {
  /** Announced rounds. */
  readonly rounds: number;
  readonly points?: PointSystem;
  /** Ratings from number 1 on. */
  readonly ratings?: readonly (number | null)[];
  /** By number, the rounds apart by blanks: `2w1` won with White against 2, `3b-` lost to 3 by forfeit, `U`, `.` nothing. */
  readonly results: Readonly<Record<number, string>>;
}

const BYES: Readonly<Record<string, Bye>> = {
  U: 'pairing-allocated',
  F: 'full-point',
  H: 'half-point',
  Z: 'zero-point',
};
const OUTCOMES = { '1': 'win', '=': 'draw', '0': 'loss' } as const;

/** A field in the letters of a cross table: what a test about unplayed rounds and ties reads best as. */
export const fieldOf = ({ rounds, points = pointSystem(), ratings = [], results }: FieldText): Field => ({
  rounds,
  points,
  entrants: Object.entries(results).map(([number, text]) => ({
    number: Number(number),
    rating: ratings[Number(number) - 1] ?? null,
    results: text.split(' ').map(parseResult),
  })),
});

function parseResult(text: string): RoundResult | null {
  if (text === '.') return null;
  const bye = BYES[text];
  if (bye !== undefined) return { kind: 'bye', bye };
  const [, opponentText, colorLetter, letter] = /^(\d+)([wb])([10=+\-?])$/.exec(text) ?? [];
  if (letter === undefined) throw new Error(`not a result: ${text}`);
  const opponent = Number(opponentText);
  const color = colorLetter === 'w' ? 'white' : 'black';
  if (letter === '?') return { kind: 'pending', opponent, color };
  if (letter === '+' || letter === '-') {
    return { kind: 'forfeit', opponent, color, outcome: letter === '+' ? 'win' : 'loss' };
  }
  return { kind: 'game', opponent, color, outcome: OUTCOMES[letter as keyof typeof OUTCOMES] };
}
