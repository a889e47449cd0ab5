import type { Color } from './field.ts';

/**
 * How a pairing ended. The one-sided results exist in real tournament files (a game that one player lost without the
 * other having won it); `notPlayed` is the double forfeit.
 */
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

/** How a game, or a whole match of teams, is decided that nobody has played. */
export const WITHOUT_PLAY = ['whiteWinsByForfeit', 'blackWinsByForfeit', 'notPlayed'] as const satisfies GameResult[];
export type WithoutPlay = (typeof WITHOUT_PLAY)[number];

/** 1 white wins, 0 draw, -1 black wins; null where nobody won and it was no draw. */
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

/** What the result is to one side. */
export const sideOf = (result: GameResult, color: Color): Side => TABLE[result][color];

/** Whether the game was decided without being played. */
export const isForfeit = (result: GameResult): boolean => TABLE[result].forfeit;

/** The winner's sign as the wire has it. */
export function outcomeOf(result: GameResult): Outcome {
  const { white, black } = TABLE[result];
  if (white === 'win') return 1;
  if (black === 'win') return -1;
  return white === 'draw' && black === 'draw' ? 0 : null;
}

/** One side's part of a pairing: how it came out, and whether it was played. */
export interface ToldSide {
  readonly kind: 'game' | 'forfeit';
  readonly outcome: Side;
}

/**
 * Both sides' parts in one result. Only what White tells is needed to know whether the game was played; where the other
 * side tells nothing that fits, nobody has won.
 */
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

/** The same result with the colours of the two changed. */
export function withColorsChanged(result: GameResult): GameResult {
  const kind = isForfeit(result) ? 'forfeit' : 'game';
  return combinedResult({ kind, outcome: sideOf(result, 'black') }, { kind, outcome: sideOf(result, 'white') });
}

/** The result of a game played over the board or online, from the winner's sign. */
export function playedResult(outcome: 1 | 0 | -1): GameResult {
  return outcome === 1 ? 'whiteWins' : outcome === 0 ? 'draw' : 'blackWins';
}
