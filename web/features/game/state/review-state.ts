import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../../../domain/chess/rules.ts';
import { type Move, parseUci } from '../../../../domain/chess/square.ts';

/** Moves tried on the board from a position of the game on. */
export interface Variation {
  /** Number of half-moves of the game before the first of them. */
  readonly from: number;
  readonly moves: readonly PlayedMove[];
}

export interface ReviewState {
  readonly game: readonly PlayedMove[];
  /** Half-moves before the position on the board, along the game and then the variation. */
  readonly ply: number;
  readonly variation: Variation | null;
}

export type ReviewAction =
  /** One step, along the variation if there is one; before its start it is left. */
  | { readonly kind: 'stepped'; readonly to: number }
  /** To a position of the game, which leaves the variation. */
  | { readonly kind: 'went'; readonly to: number }
  /** To the position of the game where the variation began. */
  | { readonly kind: 'left' }
  /** Moves made from the position on the board: by hand one, and several of an engine's line. */
  | { readonly kind: 'tried'; readonly variant: Variant; readonly moves: readonly Move[] };

export const startReview = (game: readonly PlayedMove[], ply: number): ReviewState => ({
  game,
  ply: Math.min(ply, game.length),
  variation: null,
});

/** All moves that can be stepped through. */
export const lineOf = ({ game, variation }: Pick<ReviewState, 'game' | 'variation'>): readonly PlayedMove[] =>
  variation === null ? game : [...game.slice(0, variation.from), ...variation.moves];

/** The position of the game that is shown, or where the variation left it. */
export const gamePly = ({ ply, variation }: ReviewState): number =>
  variation === null ? ply : Math.min(ply, variation.from);

export function reviewed(state: ReviewState, action: ReviewAction): ReviewState {
  switch (action.kind) {
    case 'stepped':
      return stepped(state, action.to);
    case 'went':
      return { ...state, variation: null, ply: within(action.to, state.game.length) };
    case 'left':
      return { ...state, variation: null, ply: gamePly(state) };
    case 'tried':
      return action.moves.reduce((before, move) => tried(before, action.variant, move), state);
  }
}

function stepped(state: ReviewState, to: number): ReviewState {
  const ply = within(to, lineOf(state).length);
  const isBefore = state.variation !== null && ply < state.variation.from;
  return { ...state, ply, variation: isBefore ? null : state.variation };
}

/** A move that follows already is stepped to; an illegal one changes nothing. */
function tried(state: ReviewState, variant: Variant, move: Move): ReviewState {
  const line = lineOf(state);
  const next = line[state.ply];
  if (next !== undefined && isSame(next.move, move)) return stepped(state, state.ply + 1);
  const rules = rulesOf(variant);
  const before = line[state.ply - 1]?.fen ?? rules.startFen;
  const after = rules.play(before, move);
  if (!after.ok) return state;
  const played: PlayedMove = { move, san: rules.san(before, move), fen: after.value, drawOffers: [] };
  const from = state.variation?.from ?? state.ply;
  return {
    ...state,
    ply: state.ply + 1,
    variation: { from, moves: [...line.slice(from, state.ply), played] },
  };
}

const isSame = (one: Move, other: Move): boolean =>
  one.from === other.from && one.to === other.to && one.promotion === other.promotion;

const within = (ply: number, last: number): number => Math.max(0, Math.min(ply, last));

/** The moves of an engine's line up to one of them. */
export const movesUpTo = (line: readonly string[], at: number): readonly Move[] =>
  line.slice(0, at + 1).flatMap((uci) => parseUci(uci) ?? []);
