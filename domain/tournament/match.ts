/** A match of two teams: what its boards are to each of them, and what they come to together. */
import type { TeamId } from '../ids.ts';
import { assertNever } from '../result.ts';
import { type Color, opposite } from './field.ts';
import { type GameResult, isForfeit, sideOf, type WithoutPlay } from './game-result.ts';
import { NOTHING_ARRANGED } from './match-day.ts';
import type { Settings } from './settings.ts';
import { type Match, matchesOf, type Round } from './state.ts';
import { type BoardResult, matchOutcome, type TeamField, type TeamRoundResult, teamGamePoints } from './team-field.ts';

/** Two teams who are to meet; nobody has said yet who plays. */
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

/** A match as it was paired: nobody has said yet who plays. Where and when it is played stays. */
export const unseated = ({ board, white, black, day }: Match): Match => ({ ...newMatch(board, white, black), day });

/** Boards of a match in this tournament. */
export const boardsOfMatch = ({ perTeam }: Pick<Settings, 'perTeam'>): number => perTeam ?? 1;

/** Whether it is not settled yet who plays: the boards are made when the line-ups close. */
export const isLineUpOpen = ({ lineUps, forfeited }: Match): boolean => lineUps !== null && forfeited === null;

/** The match of a team in a round. */
export const matchOfTeam = (round: Round, team: TeamId): Match | undefined =>
  matchesOf(round).find(({ white, black }) => white === team || black === team);

/** The side that a team is of its match. */
export const sideInMatch = ({ white }: Match, team: TeamId): Color => (white === team ? 'white' : 'black');

export const openLineUpsIn = (round: Round): readonly Match[] => matchesOf(round).filter(isLineUpOpen);

/** The colour of a team on a board: who has White on the first board has it on all odd ones (WBWB). */
export const colorOnBoard = (team: Color, board: number): Color => (board % 2 === 1 ? team : opposite(team));

/**
 * What the boards of a match were to one of its teams, from board 1 on, in a knockout leg by leg; null where a game has no
 * result, and everywhere before the line-ups have closed. A board for which neither team has anybody is lost by both.
 */
export function boardResults(match: Match, team: Color, boards: number): readonly (BoardResult | null)[] {
  const { forfeited } = match;
  const onEach = Array.from({ length: boards }, (_, index) => index + 1);
  if (forfeited !== null) return onEach.map(() => withoutPlay(forfeited, team));
  if (match.lineUps !== null) return onEach.map(() => null);
  return Array.from({ length: legsOf(match) }, (_, leg) =>
    onEach.map((board) => boardResult(match, team, board, leg)),
  ).flat();
}

/** How often the teams of a match meet on each board: once, in a knockout at least twice. */
export const legsOf = ({ boards }: Pick<Match, 'boards'>): number =>
  Math.max(1, ...boards.map(({ decided, result }) => decided.length + (result === null ? 1 : 0)));

/** One leg of a match of a knockout, counted from 0, as a match of its own: in every second one the colours are switched. */
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
      result: board.decided[leg]?.result ?? (leg === 0 && board.decided.length === 0 ? board.result : null),
      decided: [],
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
  const { result, switched } = played.decided[leg] ?? { result: leg === 0 ? played.result : null, switched: false };
  if (result === null) return null;
  const side = sideOf(result, switched ? opposite(color) : color);
  return isForfeit(result) ? (side === 'win' ? 'forfeitWin' : 'forfeitLoss') : side;
}

const withoutPlay = (forfeited: WithoutPlay, team: Color): BoardResult =>
  sideOf(forfeited, team) === 'win' ? 'forfeitWin' : 'forfeitLoss';

export const isUnplayed = (result: BoardResult | null): result is 'forfeitWin' | 'forfeitLoss' =>
  result === 'forfeitWin' || result === 'forfeitLoss';

/**
 * How a match ended, null until its last game has: who has more points on the boards has won it, in a knockout who goes
 * through. Without a single game it was not played, and where nobody is ahead then, neither has won.
 */
export function matchResult(match: Match): GameResult | null {
  if (match.forfeited !== null) return match.forfeited;
  if (match.lineUps !== null) return null;
  const boards = Math.max(0, ...[...match.boards, ...match.walkovers].map(({ board }) => board));
  const own = boardResults(match, 'white', boards);
  if (own.includes(null)) return null;
  // Whatever the points of a tournament, more wins than losses are more points.
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

/** What a match of a knockout is to one of its teams once it is known who goes through. */
export const throughTo = ({ through }: Pick<Match, 'through'>, team: Color): 'win' | 'loss' | null =>
  through === null ? null : through === team ? 'win' : 'loss';

/**
 * What a match was to one of its teams, by the boards of both sides, or by its `outcome` where they do not say it. One in
 * which no chair was filled on one side was not played at all.
 */
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

/** A match as one of its teams sees it. */
interface SeenMatch {
  readonly opponent: number;
  readonly color: Color;
  readonly outcome?: 'win' | 'loss' | null;
}
