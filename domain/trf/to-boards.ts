import type { Bye, Field, RoundResult } from '../tournament/field.ts';
import { combinedResult, type GameResult } from '../tournament/game-result.ts';
import { pointsBefore } from '../tournament/points-before.ts';

/** One pairing of a round that was paired; null where it has no result yet. */
export interface TrfBoard {
  readonly white: number;
  readonly black: number;
  readonly result: GameResult | null;
  readonly unrated: boolean;
}

/**
 * The pairings of a round, board 1 first. A file has no board numbers: the order is that of publication, by scores, then
 * by the starting list (C.04.2, 3.6). Without colours the lower number stands as White.
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

/** C.04.2 3.6: by the higher score of the two, the sum of both, then the lower number. */
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

/**
 * Who sat out in a round that was paired. Who is left blank was not there: a bye without points (FIDE C.07, article
 * 16.1.1).
 */
export const byesOf = ({ entrants }: Field, round: number): { readonly number: number; readonly bye: Bye }[] =>
  entrants.flatMap(({ number, results }) => {
    const own = results[round - 1] ?? null;
    if (own === null) return [{ number, bye: 'zero-point' as const }];
    return own.kind === 'bye' ? [{ number, bye: own.bye }] : [];
  });

export type Paired = Exclude<RoundResult, { kind: 'bye' }>;

/** One board for each pair: the side that has White tells it. */
function isWhite(result: RoundResult, number: number): result is Paired {
  if (result.kind === 'bye') return false;
  return result.color === null ? number < result.opponent : result.color === 'white';
}

/** A board by what both sides tell of it, White first. */
export function toBoard(white: number, own: Paired, other: RoundResult | null): TrfBoard {
  const told = other !== null && (other.kind === 'game' || other.kind === 'forfeit') ? other : null;
  return {
    white,
    black: own.opponent,
    result: own.kind === 'pending' ? null : combinedResult(own, told),
    unrated: own.kind === 'game' && own.unrated === true,
  };
}
