/**
 * A match of a knockout between two players (formats sheet, section 2; decision D-06): its board carries the games that
 * are decided, each in its own colours, and the result of the match follows from them.
 */
import { type MatchGame, type MatchSide, matchState } from '../pairing/knockout-match.ts';
import { OUTCOME_HALF_POINTS } from '../rating/performance.ts';
import { type Color, opposite } from './field.ts';
import { type GameResult, isForfeit, sideOf } from './game-result.ts';
import { type Board, type DecidedGame, playersOf, type Tournament } from './state.ts';

/** How the match came out, in the colours of its pairing; null while it goes on. */
export function matchResult(decided: readonly DecidedGame[], betterSeed: Color): GameResult | null {
  const state = matchState(decided.map(pointsOf), SIDE_OF[betterSeed]);
  if (state.kind === 'open') return null;
  const isWalkover = decided.every(({ result }) => isForfeit(result));
  if (state.winner === 'first') return isWalkover ? 'whiteWinsByForfeit' : 'whiteWins';
  return isWalkover ? 'blackWinsByForfeit' : 'blackWins';
}

/** Whether some game was played after the match had been decided. */
export const goesOnAfterItsEnd = (decided: readonly DecidedGame[], betterSeed: Color): boolean =>
  decided.some((_, index) => matchResult(decided.slice(0, index), betterSeed) !== null);

/** Whether the next game has other colours than the pairing: the colours change from game to game. */
export const isNextSwitched = ({ decided }: Pick<Board, 'decided'>): boolean => decided.at(-1)?.switched === false;

/** Who sits where in the next game. Of a pairing that is one game: as it was paired. */
export const nextSeats = (board: Board): Pick<Board, 'white' | 'black'> =>
  isNextSwitched(board) ? { white: board.black, black: board.white } : { white: board.white, black: board.black };

/** The colour in the pairing of the one who is better seeded. */
export function betterSeedOf(tournament: Tournament, { white, black }: Pick<Board, 'white' | 'black'>): Color {
  const first = playersOf(tournament).find(({ account }) => account === white || account === black);
  return first?.account === black ? 'black' : 'white';
}

const SIDE_OF: Readonly<Record<Color, MatchSide>> = { white: 'first', black: 'second' };

function pointsOf({ switched, result }: DecidedGame): MatchGame {
  const first: Color = switched ? 'black' : 'white';
  return {
    white: switched ? 'second' : 'first',
    first: OUTCOME_HALF_POINTS[sideOf(result, first)],
    second: OUTCOME_HALF_POINTS[sideOf(result, opposite(first))],
    bothAbsent: result === 'notPlayed',
  };
}
