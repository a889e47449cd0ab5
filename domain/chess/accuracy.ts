// Accuracy of both sides in a game, in percent, by the formulas of Lichess (lila, AccuracyPercent.scala).
import { type Color, opposite } from '../tournament/value/field.ts';
import { centipawnsOf, type Score, whiteChances } from './evaluation.ts';
import type { ByColor } from './square.ts';

/** Bounds of the number of positions whose spread says how sharp the game is at a move. */
const WINDOW = { least: 2, most: 8 };
/** Bounds of the weight of a move, which is that spread. */
const WEIGHT = { least: 0.5, most: 12 };

/**
 * `scores` are those of all positions in order; `mover` made the first move. Null for a side without a move. Sharp
 * positions count more than quiet ones, and a single bad move more than it would in a plain average.
 */
export function accuracyOf(scores: readonly Score[], mover: Color): ByColor<number | null> {
  const chances = scores.map(winPercent);
  const weights = weightsOf(chances);
  const moves = chances.slice(1).map((after, at) => {
    const by = at % 2 === 0 ? mover : opposite(mover);
    const gain = after - (chances[at] ?? after);
    return { by, accuracy: accuracyOfLoss(by === 'white' ? -gain : gain), weight: weights[at] ?? WEIGHT.least };
  });
  const of = (side: Color) => together(moves.filter(({ by }) => by === side));
  return { white: of('white'), black: of('black') };
}

/** White's winning chances from 0 to 100; a mate counts as a lead of ten pawns. */
const winPercent = (score: Score): number => 50 + 50 * whiteChances({ kind: 'pawns', centipawns: centipawnsOf(score) });

/** Of a move that lost so many percent of the winning chances. */
function accuracyOfLoss(lost: number): number {
  if (lost <= 0) return 100;
  return within(103.1668100711649 * Math.exp(-0.04354415386753951 * lost) - 3.166924740191411 + 1, 0, 100);
}

interface RatedMove {
  readonly accuracy: number;
  readonly weight: number;
}

/** The middle between the weighted and the harmonic mean. */
function together(moves: readonly RatedMove[]): number | null {
  if (moves.length === 0) return null;
  const weighted = sum(moves.map(({ accuracy, weight }) => accuracy * weight)) / sum(moves.map(({ weight }) => weight));
  const harmonic = moves.length / sum(moves.map(({ accuracy }) => 1 / Math.max(1, accuracy)));
  return (weighted + harmonic) / 2;
}

/** The weight of each move: the spread of the chances around it. The first moves share the first window. */
function weightsOf(chances: readonly number[]): readonly number[] {
  const size = within(Math.floor((chances.length - 1) / 10), WINDOW.least, WINDOW.most);
  const first = Array.from({ length: Math.min(size, chances.length) - WINDOW.least }, () => chances.slice(0, size));
  const sliding = chances.slice(size - 1).map((_, at) => chances.slice(at, at + size));
  return [...first, ...sliding].map((window) => within(spreadOf(window), WEIGHT.least, WEIGHT.most));
}

function spreadOf(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
