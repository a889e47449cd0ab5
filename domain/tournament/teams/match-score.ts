/**
 * Knockout matches of several games, between two players or two teams (formats sheet, sections 2 and 3; decision D-06).
 * Boards have decided games in their own colours; a leg is one game on every board, and the sum of the legs decides.
 */
import { KNOCKOUT_GAMES } from '../../kernel/limits.ts';
import { type MatchGame, type MatchSide, matchState } from '../../pairing/knockout-match.ts';
import { OUTCOME_HALF_POINTS } from '../../rating/performance.ts';
import { type Color, opposite } from '../value/field.ts';
import { type GameResult, isForfeit, sideOf } from '../value/game-result.ts';
import {
  type Board,
  type BoardGame,
  type Match,
  matchesOf,
  playersOf,
  type Tournament,
  teamsOf,
} from '../value/state.ts';
import { colorOnBoard } from './match.ts';

export interface Contest<Paired extends Board | Match = Board | Match> {
  readonly pairing: Paired;
  readonly better: Color;
}

export const contestOf = <Paired extends Board | Match>(tournament: Tournament, pairing: Paired): Contest<Paired> => ({
  pairing,
  better: betterSeedOf(tournament, pairing),
});

/** The board itself, or the match of its teams. */
export function contestOn(tournament: Tournament, round: number, board: Board): Contest {
  const found = tournament.rounds[round - 1];
  const match = found && matchesOf(found).find(({ boards }) => boards.includes(board));
  return contestOf(tournament, match ?? board);
}

function betterSeedOf(tournament: Tournament, { kind, white, black }: Board | Match): Color {
  const list: readonly string[] =
    kind === 'match'
      ? teamsOf(tournament).map(({ team }) => team)
      : playersOf(tournament).map(({ account }) => account);
  return list.find((id) => id === white || id === black) === black ? 'black' : 'white';
}

export const contestBoards = ({ pairing }: Contest): readonly Board[] =>
  pairing.kind === 'match' ? pairing.boards : [pairing];

/** Colour on a board of the side that is White in the pairing. */
const whiteOn = ({ pairing }: Contest, { board }: { readonly board: number }): Color =>
  pairing.kind === 'match' ? colorOnBoard('white', board) : 'white';

/** Legs that are over on every board; no more follow if no board can be played. */
export function legsOver(contest: Contest): number {
  const boards = contestBoards(contest);
  return boards.length === 0 ? KNOCKOUT_GAMES : Math.min(...boards.map(({ matchGames }) => matchGames.length));
}

export interface Verdict {
  /** Legs that decided the match, or that are needed as it stands. */
  readonly legs: number;
  /** The side that advances; null while open. */
  readonly through: Color | null;
}

export function verdictOf(contest: Contest): Verdict {
  const over = Array.from({ length: legsOver(contest) }, (_, index) => legOf(contest, index));
  for (let legs = KNOCKOUT_GAMES; legs <= over.length; legs += 1) {
    const state = matchState(over.slice(0, legs), SIDE_OF[contest.better]);
    if (state.kind === 'decided') return { legs, through: state.winner === 'first' ? 'white' : 'black' };
  }
  return { legs: Math.max(KNOCKOUT_GAMES, over.length + 1), through: null };
}

const SIDE_OF: Readonly<Record<Color, MatchSide>> = { white: 'first', black: 'second' };

/** A leg in half-points; a vacant board opposite is a win in every leg. */
function legOf(contest: Contest, index: number): MatchGame {
  const { pairing } = contest;
  const games = contestBoards(contest).flatMap((board) => {
    const game = board.matchGames[index];
    return game === undefined ? [] : [{ game, color: gameColor(whiteOn(contest, board), game) }];
  });
  const alone = pairing.kind === 'match' ? pairing.walkovers.map((one) => one.color === whiteOn(contest, one)) : [];
  const points = (isFirst: boolean): number =>
    games.reduce((sum, { game, color }) => sum + halfPointsIn(game, isFirst ? color : opposite(color)), 0) +
    alone.filter((isOurs) => isOurs === isFirst).length * OUTCOME_HALF_POINTS.win;
  return {
    white: games[0]?.game.switched ? 'second' : 'first',
    first: points(true),
    second: points(false),
    bothAbsent: games.every(({ game }) => game.result === 'notPlayed'),
  };
}

const gameColor = (color: Color, { switched }: BoardGame): Color => (switched ? opposite(color) : color);

const halfPointsIn = ({ result }: BoardGame, color: Color): number => OUTCOME_HALF_POINTS[sideOf(result, color)];

/** True if a game was played after the match was decided. */
export function goesOnAfterItsEnd(contest: Contest): boolean {
  const { legs } = verdictOf(contest);
  return contestBoards(contest).some(({ matchGames }) => matchGames.length > legs);
}

/** Applies the results that follow from the games to each board and the whole. */
export function judged<Paired extends Board | Match>(
  contest: Contest<Paired>,
  { legs, through }: Verdict = verdictOf(contest),
): Contest<Paired> {
  const { pairing } = contest;
  const after: Board | Match =
    pairing.kind === 'board'
      ? { ...pairing, result: through === null ? null : wonBy(through, pairing.matchGames) }
      : { ...pairing, through, boards: pairing.boards.map((board) => ({ ...board, result: boardTotal(board, legs) })) };
  return { ...contest, pairing: after as Paired };
}

function wonBy(through: Color, matchGames: readonly BoardGame[]): GameResult {
  const isWalkover = matchGames.every(({ result }) => isForfeit(result));
  if (through === 'white') return isWalkover ? 'whiteWinsByForfeit' : 'whiteWins';
  return isWalkover ? 'blackWinsByForfeit' : 'blackWins';
}

/** Result of a board; null while one of these legs is unplayed on it. */
export function boardTotal({ matchGames }: Pick<Board, 'matchGames'>, legs: number): GameResult | null {
  if (matchGames.length < legs) return null;
  const points = (color: Color): number =>
    matchGames.reduce((sum, game) => sum + halfPointsIn(game, gameColor(color, game)), 0);
  const lead = points('white') - points('black');
  if (lead !== 0) return wonBy(lead > 0 ? 'white' : 'black', matchGames);
  return matchGames.every(({ result }) => isForfeit(result)) ? 'notPlayed' : 'draw';
}

/** Colours alternate from game to game. */
export const isNextSwitched = ({ matchGames }: Pick<Board, 'matchGames'>): boolean =>
  matchGames.at(-1)?.switched === false;

/** Seats of the next game; for single-game pairings as paired. */
export const nextSeats = (board: Board): Pick<Board, 'white' | 'black'> =>
  isNextSwitched(board) ? { white: board.black, black: board.white } : { white: board.white, black: board.black };
