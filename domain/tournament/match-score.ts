/**
 * What of a knockout several games decide: a pairing of two players, or a match of two teams on all its boards (formats
 * sheet, sections 2 and 3; decision D-06). Each board carries the games that are decided, in their own colours; a leg is
 * one game on every board, and who goes through follows from the points of the legs together.
 */
import { KNOCKOUT_GAMES } from '../limits.ts';
import { type MatchGame, type MatchSide, matchState } from '../pairing/knockout-match.ts';
import { OUTCOME_HALF_POINTS } from '../rating/performance.ts';
import { type Color, opposite } from './field.ts';
import { type GameResult, isForfeit, sideOf } from './game-result.ts';
import { colorOnBoard } from './match.ts';
import { type Board, type DecidedGame, type Match, matchesOf, playersOf, type Tournament, teamsOf } from './state.ts';

/** Two who meet in a knockout, and which of them is better seeded. Colours are those of the pairing. */
export interface Contest<Met extends Board | Match = Board | Match> {
  readonly met: Met;
  readonly better: Color;
}

export const contestOf = <Met extends Board | Match>(tournament: Tournament, met: Met): Contest<Met> => ({
  met,
  better: betterSeedOf(tournament, met),
});

/** What is decided on a board of a round: itself, or the match of its teams. */
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

export const boardsMet = ({ met }: Contest): readonly Board[] => (met.kind === 'match' ? met.boards : [met]);

/** The colour on a board of the side that is White in the pairing. */
const whiteOn = ({ met }: Contest, { board }: { readonly board: number }): Color =>
  met.kind === 'match' ? colorOnBoard('white', board) : 'white';

/** Legs that are over on every board. Where nobody can play on any board, nothing more is to come. */
export function legsOver(contest: Contest): number {
  const boards = boardsMet(contest);
  return boards.length === 0 ? KNOCKOUT_GAMES : Math.min(...boards.map(({ decided }) => decided.length));
}

export interface Verdict {
  /** The legs that have decided it, or that are to be played until then as it stands now. */
  readonly legs: number;
  /** Who goes through; null while it is open. */
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

/** A leg in half-points. Who sits at an empty chair wins there in every leg. */
function legOf(contest: Contest, index: number): MatchGame {
  const { met } = contest;
  const games = boardsMet(contest).flatMap((board) => {
    const game = board.decided[index];
    return game === undefined ? [] : [{ game, color: gameColor(whiteOn(contest, board), game) }];
  });
  const alone = met.kind === 'match' ? met.walkovers.map((one) => one.color === whiteOn(contest, one)) : [];
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

/** The colour in a game of who has this colour in the pairing. */
const gameColor = (color: Color, { switched }: DecidedGame): Color => (switched ? opposite(color) : color);

const halfPointsIn = ({ result }: DecidedGame, color: Color): number => OUTCOME_HALF_POINTS[sideOf(result, color)];

/** Whether some game was played after it had been decided. */
export function goesOnAfterItsEnd(contest: Contest): boolean {
  const { legs } = verdictOf(contest);
  return boardsMet(contest).some(({ decided }) => decided.length > legs);
}

/** With the results that follow from the games, or from another verdict on them: of each board, and of the whole. */
export function judged<Met extends Board | Match>(
  contest: Contest<Met>,
  { legs, through }: Verdict = verdictOf(contest),
): Contest<Met> {
  const { met } = contest;
  const after: Board | Match =
    met.kind === 'board'
      ? { ...met, result: through === null ? null : wonBy(through, met.decided) }
      : { ...met, through, boards: met.boards.map((board) => ({ ...board, result: boardTotal(board, legs) })) };
  return { ...contest, met: after as Met };
}

function wonBy(through: Color, decided: readonly DecidedGame[]): GameResult {
  const isWalkover = decided.every(({ result }) => isForfeit(result));
  if (through === 'white') return isWalkover ? 'whiteWinsByForfeit' : 'whiteWins';
  return isWalkover ? 'blackWinsByForfeit' : 'blackWins';
}

/** What the games of a board of a match came to; null while one of so many legs is to be played on it. */
export function boardTotal({ decided }: Pick<Board, 'decided'>, legs: number): GameResult | null {
  if (decided.length < legs) return null;
  const points = (color: Color): number =>
    decided.reduce((sum, game) => sum + halfPointsIn(game, gameColor(color, game)), 0);
  const lead = points('white') - points('black');
  if (lead !== 0) return wonBy(lead > 0 ? 'white' : 'black', decided);
  return decided.every(({ result }) => isForfeit(result)) ? 'notPlayed' : 'draw';
}

/** Whether the next game has other colours than the pairing: the colours change from game to game. */
export const isNextSwitched = ({ decided }: Pick<Board, 'decided'>): boolean => decided.at(-1)?.switched === false;

/** Who sits where in the next game. Of a pairing that is one game: as it was paired. */
export const nextSeats = (board: Board): Pick<Board, 'white' | 'black'> =>
  isNextSwitched(board) ? { white: board.black, black: board.white } : { white: board.white, black: board.black };
