import { pointsBefore } from '../../tournament/standings/points-before.ts';
import type { Bye, Field, RoundResult } from '../../tournament/value/field.ts';
import { combinedResult, type GameResult } from '../../tournament/value/game-result.ts';

/** A paired board; the result is null while pending. */
export interface TrfBoard {
  readonly white: number;
  readonly black: number;
  readonly result: GameResult | null;
  readonly unrated: boolean;
}

/**
 * Pairings from board 1. Files have no board numbers, so the order is that of publication: scores, then starting list
 * (C.04.2, 3.6). Without colours the lower number is White.
 */
export function boardsOf(field: Field, round: number): TrfBoard[] {
  const byNumber = new Map(field.entrants.map((entrant) => [entrant.number, entrant]));
  const boards = field.entrants.flatMap(({ number, results }) => {
    const own = results[round - 1] ?? null;
    if (own === null || !isWhite(own, number)) return [];
    return [toBoard(number, own, byNumber.get(own.opponent)?.results[round - 1] ?? null)];
  });
  return asPublished(boards, ({ white, black }) => [white, black], pointsBefore(field, round));
}

/** C.04.2 3.6: higher score, sum of scores, lower number. */
export function asPublished<Made>(
  pairings: readonly Made[],
  sidesOf: (made: Made) => readonly [number, number],
  scores: ReadonlyMap<number, number>,
): Made[] {
  const weight = ([one, other]: readonly [number, number]) => {
    const [mine, theirs] = [scores.get(one) ?? 0, scores.get(other) ?? 0];
    return { top: Math.max(mine, theirs), sum: mine + theirs, first: Math.min(one, other) };
  };
  return pairings
    .map((made) => ({ made, ...weight(sidesOf(made)) }))
    .sort((a, b) => b.top - a.top || b.sum - a.sum || a.first - b.first)
    .map(({ made }) => made);
}

/** Byes of a paired round. A blank entry was absent, which is a zero-point bye (FIDE C.07, article 16.1.1). */
export const byesOf = ({ entrants }: Field, round: number): { readonly number: number; readonly bye: Bye }[] =>
  entrants.flatMap(({ number, results }) => {
    const own = results[round - 1] ?? null;
    if (own === null) return [{ number, bye: 'zero-point' as const }];
    return own.kind === 'bye' ? [{ number, bye: own.bye }] : [];
  });

export type Paired = Exclude<RoundResult, { kind: 'bye' }>;

/** Each board is read once, from White's side. */
function isWhite(result: RoundResult, number: number): result is Paired {
  if (result.kind === 'bye') return false;
  return result.color === null ? number < result.opponent : result.color === 'white';
}

export function toBoard(white: number, own: Paired, other: RoundResult | null): TrfBoard {
  const told = other !== null && (other.kind === 'game' || other.kind === 'forfeit') ? other : null;
  return {
    white,
    black: own.opponent,
    result: own.kind === 'pending' ? null : combinedResult(own, told),
    unrated: own.kind === 'game' && own.unrated === true,
  };
}
