import { fromPoints, type HalfPoints, type PointSystem, pointSystem } from '../points.ts';
import { assertNever } from '../result.ts';
import { type Bye, byePoints, type Color } from './field.ts';

/** A tournament of teams as team tie-breaks see it; the sibling of `Field`. */
export interface TeamField {
  /** Rounds announced in all. */
  readonly rounds: number;
  /** Boards of a match. */
  readonly boards: number;
  /** What a match is worth: 2-1-0 as a rule. */
  readonly matchPoints: PointSystem;
  /** What a game on one board is worth; a bye is worth this on every board. */
  readonly gamePoints: PointSystem;
  readonly teams: readonly TeamEntrant[];
}

export interface TeamEntrant {
  /** Tournament pairing number, from 1. */
  readonly number: number;
  /** Average rating of the team; null when unrated. */
  readonly rating: number | null;
  /** Element i is what happened in round i + 1. A missing element is a round without any entry. */
  readonly results: readonly (TeamRoundResult | null)[];
}

/** What one round was to one team. The two sides of a match are told separately. */
export type TeamRoundResult =
  | {
      readonly kind: 'match';
      readonly opponent: number;
      /** The team's colour on board 1. */
      readonly color: Color;
      readonly outcome: 'win' | 'draw' | 'loss';
      /** Element i is board i + 1; null where the game is not finished. */
      readonly boards: readonly (BoardResult | null)[];
    }
  /** The whole match was not played. Told board by board where not all of them ended alike. */
  | {
      readonly kind: 'forfeit';
      readonly opponent: number;
      readonly outcome: 'win' | 'loss';
      readonly boards?: readonly BoardResult[];
    }
  /** Paired and not finished yet. */
  | { readonly kind: 'pending'; readonly opponent: number }
  | { readonly kind: 'bye'; readonly bye: Bye };

export type BoardResult = 'win' | 'draw' | 'loss' | 'forfeitWin' | 'forfeitLoss';

/** 2-1-0; a pairing-allocated bye is worth a drawn match (C.04.6 1.4). */
export const teamMatchPoints = (win = 2, draw = 1, loss = 0): PointSystem => ({
  ...pointSystem(win, draw, loss),
  pairingAllocatedBye: fromPoints(draw),
});

/** 1-½-0 on each board; a pairing-allocated bye is worth a draw on each (C.04.6 1.4). */
export const teamGamePoints = (win = 1, draw = 0.5, loss = 0): PointSystem => teamMatchPoints(win, draw, loss);

/** The outcome of a match: the team with more game points wins it. */
export function matchOutcome(
  own: readonly (BoardResult | null)[],
  opponents: readonly (BoardResult | null)[],
  gamePoints: PointSystem,
): 'win' | 'draw' | 'loss' {
  const difference = boardsPoints(own, gamePoints) - boardsPoints(opponents, gamePoints);
  if (difference === 0) return 'draw';
  return difference > 0 ? 'win' : 'loss';
}

/** Match points of a round, in half-points. */
export function teamMatchPointsOf(result: TeamRoundResult | null, field: TeamField): HalfPoints {
  if (result === null) return field.matchPoints.zeroPointBye;
  switch (result.kind) {
    case 'match':
      return field.matchPoints[result.outcome];
    case 'forfeit':
      return result.outcome === 'win' ? field.matchPoints.forfeitWin : field.matchPoints.forfeitLoss;
    case 'pending':
      return 0 as HalfPoints;
    case 'bye':
      return byePoints(result.bye, field.matchPoints);
    default:
      return assertNever(result);
  }
}

/** Game points of a round, in half-points. A bye or a match that was not played counts the same on every board. */
export function teamGamePointsOf(result: TeamRoundResult | null, field: TeamField): HalfPoints {
  if (result === null) return onEveryBoard(field, field.gamePoints.zeroPointBye);
  switch (result.kind) {
    case 'match':
      return boardsPoints(result.boards, field.gamePoints);
    case 'forfeit':
      if (result.boards !== undefined) return boardsPoints(result.boards, field.gamePoints);
      return onEveryBoard(field, field.gamePoints[result.outcome === 'win' ? 'forfeitWin' : 'forfeitLoss']);
    case 'pending':
      return 0 as HalfPoints;
    case 'bye':
      return onEveryBoard(field, byePoints(result.bye, field.gamePoints));
    default:
      return assertNever(result);
  }
}

const onEveryBoard = (field: TeamField, points: HalfPoints): HalfPoints => (field.boards * points) as HalfPoints;

/** Points made on the boards of a match. */
export const boardsPoints = (boards: readonly (BoardResult | null)[], gamePoints: PointSystem): HalfPoints =>
  boards.reduce((sum, board) => sum + (board === null ? 0 : gamePoints[board]), 0) as HalfPoints;
