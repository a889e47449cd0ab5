import type { Color } from './field.ts';

/** One-sided results exist in real files (one lost, the other did not win); `notPlayed` is a double forfeit. */
export const GAME_RESULTS = [
  'whiteWins',
  'draw',
  'blackWins',
  'whiteWinsByForfeit',
  'blackWinsByForfeit',
  'notPlayed',
  'bothLose',
  'whiteDrawBlackLoses',
  'whiteLosesBlackDraw',
] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

export const WITHOUT_PLAY = ['whiteWinsByForfeit', 'blackWinsByForfeit', 'notPlayed'] as const satisfies GameResult[];
export type WithoutPlay = (typeof WITHOUT_PLAY)[number];

/** Results of played games with a penalty (Laws of Chess 12.9). */
export const PENALTY_RESULTS = [
  'bothLose',
  'whiteDrawBlackLoses',
  'whiteLosesBlackDraw',
] as const satisfies GameResult[];

/** 1 White wins, 0 draw, -1 Black wins; null without a winner or draw. */
export type Outcome = 1 | 0 | -1 | null;

const TABLE: Readonly<Record<GameResult, { white: Side; black: Side; forfeit: boolean }>> = {
  whiteWins: { white: 'win', black: 'loss', forfeit: false },
  draw: { white: 'draw', black: 'draw', forfeit: false },
  blackWins: { white: 'loss', black: 'win', forfeit: false },
  whiteWinsByForfeit: { white: 'win', black: 'loss', forfeit: true },
  blackWinsByForfeit: { white: 'loss', black: 'win', forfeit: true },
  notPlayed: { white: 'loss', black: 'loss', forfeit: true },
  bothLose: { white: 'loss', black: 'loss', forfeit: false },
  whiteDrawBlackLoses: { white: 'draw', black: 'loss', forfeit: false },
  whiteLosesBlackDraw: { white: 'loss', black: 'draw', forfeit: false },
};

export type Side = 'win' | 'draw' | 'loss';

export const sideOf = (result: GameResult, color: Color): Side => TABLE[result][color];

export const isForfeit = (result: GameResult): boolean => TABLE[result].forfeit;

export function outcomeOf(result: GameResult): Outcome {
  const { white, black } = TABLE[result];
  if (white === 'win') return 1;
  if (black === 'win') return -1;
  return white === 'draw' && black === 'draw' ? 0 : null;
}

/** One side's outcome, and whether the game was played. */
export interface ToldSide {
  readonly kind: 'game' | 'forfeit';
  readonly outcome: Side;
}

/** Combines both sides. White's side decides if the game was played; without a matching Black side nobody has won. */
export function combinedResult(white: ToldSide, black: ToldSide | null): GameResult {
  const told = GAME_RESULTS.find((result) => {
    const entry = TABLE[result];
    return (
      entry.forfeit === (white.kind === 'forfeit') && entry.white === white.outcome && entry.black === black?.outcome
    );
  });
  if (told !== undefined) return told;
  if (white.kind === 'forfeit') return white.outcome === 'win' ? 'whiteWinsByForfeit' : 'notPlayed';
  return white.outcome === 'win' ? 'whiteWins' : white.outcome === 'draw' ? 'draw' : 'bothLose';
}

export function withColorsChanged(result: GameResult): GameResult {
  const kind = isForfeit(result) ? 'forfeit' : 'game';
  return combinedResult({ kind, outcome: sideOf(result, 'black') }, { kind, outcome: sideOf(result, 'white') });
}

export function playedResult(outcome: 1 | 0 | -1): GameResult {
  return outcome === 1 ? 'whiteWins' : outcome === 0 ? 'draw' : 'blackWins';
}
