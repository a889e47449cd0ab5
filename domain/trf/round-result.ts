import { assertNever } from '../kernel/result.ts';
import type { Bye, Color, RoundResult } from '../tournament/value/field.ts';
import type { TrfResult, TrfRound } from './document.ts';

/** A forfeit without an opponent is a bye (C.07 16.2). */
export function toRoundResult({ opponent, color, result }: TrfRound): RoundResult {
  if (opponent === null) return { kind: 'bye', bye: byeOf(result) };
  const side = color === '-' ? null : color === 'w' ? 'white' : 'black';
  switch (result) {
    case '+':
      return { kind: 'forfeit', opponent, color: side, outcome: 'win' };
    case '-':
      return { kind: 'forfeit', opponent, color: side, outcome: 'loss' };
    case '1':
    case '=':
    case '0':
      return { kind: 'game', opponent, color: side ?? 'white', outcome: OUTCOMES[result] };
    case 'W':
    case 'D':
    case 'L':
      return { kind: 'game', opponent, color: side ?? 'white', outcome: OUTCOMES[result], unrated: true };
    case '?':
      return { kind: 'pending', opponent, color: side, adjourned: true };
    default:
      return { kind: 'pending', opponent, color: side };
  }
}

/** In older programs `+` and results without an opponent are full- and half-point byes. */
const BYES: Readonly<Record<string, Bye>> = {
  U: 'pairing-allocated',
  F: 'full-point',
  '+': 'full-point',
  '1': 'full-point',
  H: 'half-point',
  '=': 'half-point',
};

const OUTCOMES = { '1': 'win', W: 'win', '=': 'draw', D: 'draw', '0': 'loss', L: 'loss' } as const;

/** The bye of a letter in 001 or 240; unknown letters are zero-point byes. */
export const byeOf = (letter: string): Bye => BYES[letter] ?? 'zero-point';

const BYE_LETTERS: Readonly<Record<Bye, 'U' | 'F' | 'H' | 'Z'>> = {
  'pairing-allocated': 'U',
  'full-point': 'F',
  'half-point': 'H',
  'zero-point': 'Z',
};

export const byeLetter = (bye: Bye): 'U' | 'F' | 'H' | 'Z' => BYE_LETTERS[bye];

/** A missing entry is a zero-point bye. */
export function toTrfRound(result: RoundResult | null): TrfRound {
  if (result === null) return { opponent: null, color: '-', result: 'Z' };
  switch (result.kind) {
    case 'bye':
      return { opponent: null, color: '-', result: byeLetter(result.bye) };
    case 'forfeit':
      return { ...seat(result), result: result.outcome === 'win' ? '+' : '-' };
    case 'pending':
      return { ...seat(result), result: result.adjourned ? '?' : ' ' };
    case 'game':
      return { ...seat(result), result: LETTERS[result.outcome][result.unrated ? 'unrated' : 'rated'] };
    default:
      return assertNever(result);
  }
}

const LETTERS: Readonly<Record<'win' | 'draw' | 'loss', Readonly<Record<'rated' | 'unrated', TrfResult>>>> = {
  win: { rated: '1', unrated: 'W' },
  draw: { rated: '=', unrated: 'D' },
  loss: { rated: '0', unrated: 'L' },
};

const seat = ({ opponent, color }: { readonly opponent: number; readonly color: Color | null }) =>
  ({ opponent, color: color === null ? '-' : color === 'white' ? 'w' : 'b' }) as const;
