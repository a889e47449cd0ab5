/**
 * The report of a match by its captains. One of them writes down who played and how each game ended, the other confirms
 * or disputes it; what is confirmed counts. The organiser decides a dispute, and may enter everything himself.
 */
import type { AccountId } from '../ids.ts';
import { ok, type Result, refuse } from '../result.ts';
import { isSame } from '../same.ts';
import type { Millis } from '../time.ts';
import { newBoard } from './change.ts';
import type { Color } from './field.ts';
import type { GameResult } from './game-result.ts';
import { availableIn } from './line-ups.ts';
import { boardsOfMatch, colorOnBoard, matchResult } from './match.ts';
import { type Board, type Match, type Tournament, teamIn, type Walkover } from './state.ts';

/** Who really played, board by board, and how it ended. */
export interface PlayedMatch {
  readonly boards: readonly PlayedBoard[];
  readonly walkovers: readonly Walkover[];
}

export type PlayedBoard = Pick<Board, 'board' | 'white' | 'black'> & { readonly result: GameResult };

export interface MatchReport extends PlayedMatch {
  readonly by: Color | 'organiser';
  readonly at: Millis;
  /** Null while it waits for the other captain. */
  readonly answer: ReportAnswer | null;
}

export type ReportAnswer =
  | { readonly kind: 'confirmed'; readonly at: Millis }
  | { readonly kind: 'disputed'; readonly at: Millis; readonly words: string };

/** A board as a captain writes it down. Who has nobody opposite him wins without play. */
export interface ReportedBoard {
  readonly board: number;
  readonly white: AccountId | null;
  readonly black: AccountId | null;
  /** Null where one of the chairs was empty. */
  readonly result: GameResult | null;
}

export const REPORT_STATES = ['none', 'waiting', 'disputed', 'confirmed', 'decided'] as const;
/** `decided`: the organiser has entered the match, whatever was reported. */
export type ReportState = (typeof REPORT_STATES)[number];

export function reportStateOf(match: Match): ReportState {
  const report = match.day.reports.at(-1);
  if (report === undefined) return 'none';
  if (report.by === 'organiser') return 'decided';
  if (report.answer?.kind === 'confirmed') return 'confirmed';
  if (hasResults(match)) return 'decided';
  return report.answer === null ? 'waiting' : 'disputed';
}

/** Whether something of a match counts already. */
export const hasResults = (match: Match): boolean =>
  matchResult(match) !== null || match.boards.some(({ result, decided }) => result !== null || decided.length > 0);

/** The boards that do not stand as they were last confirmed or decided: the organiser has corrected them since. */
export function correctedBoards({ boards, day }: Match): readonly number[] {
  const counted = day.reports.filter(({ answer }) => answer?.kind === 'confirmed').at(-1);
  if (counted === undefined) return [];
  const asReported = new Map(counted.boards.map((board) => [board.board, board]));
  return boards
    .filter(({ board, white, black, result }) => !isSame(asReported.get(board), { board, white, black, result }))
    .map(({ board }) => board);
}

/**
 * What a captain has written down, as the match that was played: from board 1 on without a gap, each player in his own
 * team, in its colour, and once.
 */
export function playedMatch(
  tournament: Tournament,
  round: number,
  match: Match,
  rows: readonly ReportedBoard[],
): Result<PlayedMatch, 'invalidInput' | 'notParticipating' | 'sitsTwice'> {
  const written = [...rows].sort((one, other) => one.board - other.board);
  if (written.length === 0 || written.length > boardsOfMatch(tournament.settings)) return refuse('invalidInput');
  if (!written.every((row, index) => row.board === index + 1 && isFilledIn(row))) return refuse('invalidInput');
  const seats = written.flatMap(seatsOf);
  if (new Set(seats.map(({ who }) => who)).size < seats.length) return refuse('sitsTwice');
  const playing = {
    white: playersFor(tournament, round, match, 'white'),
    black: playersFor(tournament, round, match, 'black'),
  };
  // The team of who has White on a board is the one whose colour on it is White.
  const isAtHisPlace = ({ board, color, who }: Walkover): boolean =>
    playing[colorOnBoard('white', board) === color ? 'white' : 'black'].has(who);
  if (!seats.every(isAtHisPlace)) return refuse('notParticipating');
  return ok({
    boards: written.flatMap(({ board, white, black, result }) =>
      white === null || black === null || result === null ? [] : [{ board, white, black, result }],
    ),
    walkovers: written.flatMap((row) => (row.white === null || row.black === null ? seatsOf(row) : [])),
  });
}

/** Both chairs and a result, or one chair and none. */
const isFilledIn = ({ white, black, result }: ReportedBoard): boolean =>
  white !== null && black !== null ? result !== null : result === null && white !== black;

const seatsOf = ({ board, white, black }: ReportedBoard): Walkover[] => [
  ...(white === null ? [] : [{ board, who: white, color: 'white' as const }]),
  ...(black === null ? [] : [{ board, who: black, color: 'black' as const }]),
];

function playersFor(tournament: Tournament, round: number, match: Match, side: Color): ReadonlySet<AccountId> {
  const team = teamIn(tournament, match[side]);
  return new Set(team === undefined ? [] : availableIn(round, team).map(({ account }) => account));
}

/** The match with the boards as they were played, whatever the line-ups had said. */
export const withPlayed = (match: Match, { boards, walkovers }: PlayedMatch): Match => ({
  ...match,
  lineUps: null,
  boards: boards.map((played) => ({ ...boardFor(match, played), result: played.result, overridden: true })),
  walkovers,
});

const boardFor = ({ boards }: Match, { board, white, black }: PlayedBoard): Board =>
  boards.find((one) => one.board === board && one.white === white && one.black === black) ??
  newBoard(board, white, black);
