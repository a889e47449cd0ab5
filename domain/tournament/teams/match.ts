/** Scores of a team match, by board and in total. */
import type { TeamId } from '../../kernel/ids.ts';
import { assertNever } from '../../kernel/result.ts';
import { type Color, opposite } from '../value/field.ts';
import { type GameResult, isForfeit, sideOf, type WithoutPlay } from '../value/game-result.ts';
import { NOTHING_ARRANGED } from '../value/match-day.ts';
import type { Settings } from '../value/settings.ts';
import { type Match, matchesOf, type Round } from '../value/state.ts';
import {
  type BoardResult,
  matchOutcome,
  type TeamField,
  type TeamRoundResult,
  teamGamePoints,
} from '../value/team-field.ts';

export const newMatch = (board: number, white: TeamId, black: TeamId): Match => ({
  kind: 'match',
  board,
  white,
  black,
  lineUps: { white: null, black: null },
  boards: [],
  walkovers: [],
  forfeited: null,
  day: NOTHING_ARRANGED,
  through: null,
});

/** Removes line-ups and boards; the day and venue stay. */
export const unseated = ({ board, white, black, day }: Match): Match => ({ ...newMatch(board, white, black), day });

export const boardsOfMatch = ({ perTeam }: Pick<Settings, 'perTeam'>): number => perTeam ?? 1;

/** True until the line-ups close and the boards are made. */
export const isLineUpOpen = ({ lineUps, forfeited }: Match): boolean => lineUps !== null && forfeited === null;

export const matchOfTeam = (round: Round, team: TeamId): Match | undefined =>
  matchesOf(round).find(({ white, black }) => white === team || black === team);

export const sideInMatch = ({ white }: Match, team: TeamId): Color => (white === team ? 'white' : 'black');

export const openLineUpsIn = (round: Round): readonly Match[] => matchesOf(round).filter(isLineUpOpen);

/** The side with White on board 1 has White on all odd boards (WBWB). */
export const colorOnBoard = (team: Color, board: number): Color => (board % 2 === 1 ? team : opposite(team));

/** From board 1, in a knockout leg by leg; null for unfinished games. Boards without players are lost by both. */
export function boardResults(match: Match, team: Color, boards: number): readonly (BoardResult | null)[] {
  const { forfeited } = match;
  const onEach = Array.from({ length: boards }, (_, index) => index + 1);
  if (forfeited !== null) return onEach.map(() => withoutPlay(forfeited, team));
  if (match.lineUps !== null) return onEach.map(() => null);
  return Array.from({ length: legsOf(match) }, (_, leg) =>
    onEach.map((board) => boardResult(match, team, board, leg)),
  ).flat();
}

/** Games per board: one, in a knockout at least two. */
export const legsOf = ({ boards }: Pick<Match, 'boards'>): number =>
  Math.max(1, ...boards.map(({ matchGames, result }) => matchGames.length + (result === null ? 1 : 0)));

/** A leg (from 0) as its own match; every second one has reversed colours. */
export function legAsMatch(match: Match, leg: number): Match {
  const isSwitched = leg % 2 === 1;
  const seats = <Seat>({ white, black }: { white: Seat; black: Seat }) =>
    isSwitched ? { white: black, black: white } : { white, black };
  if (match.lineUps !== null || match.forfeited !== null) return match;
  return {
    ...match,
    ...seats(match),
    through: null,
    boards: match.boards.map((board) => ({
      ...board,
      ...seats(board),
      result: board.matchGames[leg]?.result ?? (leg === 0 && board.matchGames.length === 0 ? board.result : null),
      matchGames: [],
    })),
    walkovers: match.walkovers.map((one) => (isSwitched ? { ...one, color: opposite(one.color) } : one)),
  };
}

function boardResult({ boards, walkovers }: Match, team: Color, number: number, leg: number): BoardResult | null {
  const color = colorOnBoard(team, number);
  const played = boards.find(({ board }) => board === number);
  if (played === undefined) {
    return walkovers.some((one) => one.board === number && one.color === color) ? 'forfeitWin' : 'forfeitLoss';
  }
  const { result, switched } = played.matchGames[leg] ?? { result: leg === 0 ? played.result : null, switched: false };
  if (result === null) return null;
  const side = sideOf(result, switched ? opposite(color) : color);
  return isForfeit(result) ? (side === 'win' ? 'forfeitWin' : 'forfeitLoss') : side;
}

const withoutPlay = (forfeited: WithoutPlay, team: Color): BoardResult =>
  sideOf(forfeited, team) === 'win' ? 'forfeitWin' : 'forfeitLoss';

export const isUnplayed = (result: BoardResult | null): result is 'forfeitWin' | 'forfeitLoss' =>
  result === 'forfeitWin' || result === 'forfeitLoss';

/** Null until the last game. Without a game the match was not played; a tie then has no winner. */
export function matchResult(match: Match): GameResult | null {
  if (match.forfeited !== null) return match.forfeited;
  if (match.lineUps !== null) return null;
  const boards = Math.max(0, ...[...match.boards, ...match.walkovers].map(({ board }) => board));
  const own = boardResults(match, 'white', boards);
  if (own.includes(null)) return null;
  // More wins than losses are more points in every point system.
  const outcome =
    throughTo(match, 'white') ?? matchOutcome(own, boardResults(match, 'black', boards), teamGamePoints());
  const isPlayed = !own.every(isUnplayed);
  switch (outcome) {
    case 'win':
      return isPlayed ? 'whiteWins' : 'whiteWinsByForfeit';
    case 'loss':
      return isPlayed ? 'blackWins' : 'blackWinsByForfeit';
    case 'draw':
      return isPlayed ? 'draw' : 'notPlayed';
    default:
      return assertNever(outcome);
  }
}

/** Null while it is open who advances. */
export const throughTo = ({ through }: Pick<Match, 'through'>, team: Color): 'win' | 'loss' | null =>
  through === null ? null : through === team ? 'win' : 'loss';

/** By boards, or by `outcome` if they do not say; with one side missing it was not played. */
export function sideOfMatch(
  { outcome: said = null, ...seen }: SeenMatch,
  own: readonly (BoardResult | null)[],
  theirs: readonly (BoardResult | null)[],
  gamePoints: TeamField['gamePoints'],
): TeamRoundResult {
  const { opponent } = seen;
  if (own.includes(null)) return { kind: 'pending', opponent };
  const outcome = said ?? matchOutcome(own, theirs, gamePoints);
  const unplayed = own.filter(isUnplayed);
  if (unplayed.length === own.length) {
    return { kind: 'forfeit', opponent, outcome: outcome === 'win' ? 'win' : 'loss', boards: unplayed };
  }
  return { kind: 'match', ...seen, outcome, boards: own };
}

interface SeenMatch {
  readonly opponent: number;
  readonly color: Color;
  readonly outcome?: 'win' | 'loss' | null;
}
