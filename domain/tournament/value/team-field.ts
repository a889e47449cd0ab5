import { fromPoints, type HalfPoints, type PointSystem, pointSystem } from '../../kernel/points.ts';
import { assertNever } from '../../kernel/result.ts';
import { type Bye, byePoints, type Color } from './field.ts';

/** The team counterpart of `Field` for team tie-breaks. */
export interface TeamField {
  readonly rounds: number;
  readonly boards: number;
  /** Usually 2-1-0. */
  readonly matchPoints: PointSystem;
  /** Points per board; byes count on every board. */
  readonly gamePoints: PointSystem;
  readonly teams: readonly TeamEntrant[];
}

export interface TeamEntrant {
  /** Tournament pairing number from 1. */
  readonly number: number;
  /** Average rating; null if unrated. */
  readonly rating: number | null;
  /** Element i is round i + 1; a missing element is a round without an entry. */
  readonly results: readonly (TeamRoundResult | null)[];
}

/** A team's result of a round; each side has its own. */
export type TeamRoundResult =
  | {
      readonly kind: 'match';
      readonly opponent: number;
      /** Colour on board 1. */
      readonly color: Color;
      readonly outcome: 'win' | 'draw' | 'loss';
      /** Element i is board i + 1; null for unfinished games. */
      readonly boards: readonly (BoardResult | null)[];
    }
  /** The whole match is a forfeit. Mixed forfeits are stored by board. */
  | {
      readonly kind: 'forfeit';
      readonly opponent: number;
      readonly outcome: 'win' | 'loss';
      readonly boards?: readonly BoardResult[];
    }
  /** Paired and unfinished. */
  | { readonly kind: 'pending'; readonly opponent: number }
  | { readonly kind: 'bye'; readonly bye: Bye };

export type BoardResult = 'win' | 'draw' | 'loss' | 'forfeitWin' | 'forfeitLoss';

/** 2-1-0; a pairing-allocated bye is worth a drawn match (C.04.6 1.4). */
export const teamMatchPoints = (win = 2, draw = 1, loss = 0): PointSystem => ({
  ...pointSystem(win, draw, loss),
  pairingAllocatedBye: fromPoints(draw),
});

/** 1-½-0 per board; a pairing-allocated bye is worth a draw on each (C.04.6 1.4). */
export const teamGamePoints = (win = 1, draw = 0.5, loss = 0): PointSystem => teamMatchPoints(win, draw, loss);

export function matchOutcome(
  own: readonly (BoardResult | null)[],
  opponents: readonly (BoardResult | null)[],
  gamePoints: PointSystem,
): 'win' | 'draw' | 'loss' {
  const difference = boardsPoints(own, gamePoints) - boardsPoints(opponents, gamePoints);
  if (difference === 0) return 'draw';
  return difference > 0 ? 'win' : 'loss';
}

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

/** In half-points. Byes and forfeited matches count the same on every board. */
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

export const boardsPoints = (boards: readonly (BoardResult | null)[], gamePoints: PointSystem): HalfPoints =>
  boards.reduce((sum, board) => sum + (board === null ? 0 : gamePoints[board]), 0) as HalfPoints;
