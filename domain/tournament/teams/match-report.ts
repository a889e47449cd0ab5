/** One captain reports, the other confirms or disputes; the organiser decides, or enters everything. */
import type { AccountId } from '../../kernel/ids.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import { asExpected } from '../guards/expected-result.ts';
import { newBoard } from '../value/change.ts';
import type { Color } from '../value/field.ts';
import { withColorsChanged } from '../value/game-result.ts';
import type { EnteredBoard, PlayedBoard, PlayedMatch, ReportedBoard, Walkover } from '../value/match-report.ts';
import { type Board, type Match, type Tournament, teamIn } from '../value/state.ts';
import { availableIn } from './line-ups.ts';
import { boardsOfMatch, colorOnBoard, matchResult } from './match.ts';

export const REPORT_STATES = ['none', 'waiting', 'disputed', 'confirmed', 'decided'] as const;
/** `decided`: the organiser entered the match, whatever was reported. */
export type ReportState = (typeof REPORT_STATES)[number];

export function reportStateOf(match: Match): ReportState {
  const report = match.day.reports.at(-1);
  if (report === undefined) return 'none';
  if (report.by === 'organiser') return 'decided';
  if (report.answer?.kind === 'confirmed') return 'confirmed';
  if (hasResults(match)) return 'decided';
  return report.answer === null ? 'waiting' : 'disputed';
}

export const hasResults = (match: Match): boolean =>
  matchResult(match) !== null ||
  match.boards.some(({ result, matchGames }) => result !== null || matchGames.length > 0);

/** Boards corrected by the organiser since the last confirmation or decision. */
export function correctedBoards({ boards, day }: Match): readonly number[] {
  const counted = day.reports.filter(({ answer }) => answer?.kind === 'confirmed').at(-1);
  if (counted === undefined) return [];
  const asReported = new Map(counted.boards.map((board) => [board.board, board]));
  return boards
    .filter(({ board, white, black, result }) => !isSame(asReported.get(board), { board, white, black, result }))
    .map(({ board }) => board);
}

/** Validates a report: boards from 1 without gaps, each player once, in their own team and colour. */
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
  // The team with White on a board is the one whose colour there is White.
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

/** Both players and a result, or one player and none. */
const isFilledIn = ({ white, black, result }: ReportedBoard): boolean =>
  white !== null && black !== null ? result !== null : result === null && white !== black;

const seatsOf = ({ board, white, black }: ReportedBoard): Walkover[] => [
  ...(white === null ? [] : [{ board, who: white, color: 'white' as const }]),
  ...(black === null ? [] : [{ board, who: black, color: 'black' as const }]),
];

/** Refuses if a board has another result than its sender saw (EXPECT-1). */
export function boardsAsSeen(match: Match, rows: readonly EnteredBoard[]): Result<true, 'changedMeanwhile'> {
  for (const { board, white, black, result, expected } of rows) {
    const known = match.boards.find((one) => one.board === board);
    const areSwitched = known !== undefined && known.white === black && known.black === white;
    const present = known === undefined ? null : known.result;
    const shown = present !== null && areSwitched ? withColorsChanged(present) : present;
    const seen = asExpected({ result, expected }, shown, { board, white: white ?? '', black: black ?? '' });
    if (!seen.ok) return seen;
  }
  return ok(true);
}

/** Refuses if the report differs from the one that its sender saw. */
export function reportAsSeen(
  report: PlayedMatch,
  expected: readonly ReportedBoard[] | undefined,
): Result<true, 'changedMeanwhile'> {
  if (expected === undefined) return ok(true);
  const rows = rowsOf(report);
  const seen = new Map(expected.map((row) => [row.board, row]));
  const changed = rows.find(({ board, white, black, result }) => {
    const row = seen.get(board);
    return row?.white !== white || row.black !== black || row.result !== result;
  });
  if (changed === undefined && rows.length === expected.length) return ok(true);
  return refuse('changedMeanwhile', {
    result: changed?.result ?? 'none',
    board: changed?.board ?? rows.length + 1,
  });
}

export const rowsOf = ({ boards, walkovers }: Pick<Match, 'boards' | 'walkovers'> | PlayedMatch): ReportedBoard[] =>
  [
    ...boards.map(({ board, white, black, result }) => ({ board, white, black, result })),
    ...walkovers.map(({ board, who, color }) => ({
      board,
      white: color === 'white' ? who : null,
      black: color === 'black' ? who : null,
      result: null,
    })),
  ].sort((one, other) => one.board - other.board);

function playersFor(tournament: Tournament, round: number, match: Match, side: Color): ReadonlySet<AccountId> {
  const team = teamIn(tournament, match[side]);
  return new Set(team === undefined ? [] : availableIn(round, team).map(({ account }) => account));
}

/** Replaces the line-ups by the actual players. */
export const withPlayed = (match: Match, { boards, walkovers }: PlayedMatch): Match => ({
  ...match,
  lineUps: null,
  boards: boards.map((played) => ({ ...boardFor(match, played), result: played.result, overridden: true })),
  walkovers,
});

const boardFor = ({ boards }: Match, { board, white, black }: PlayedBoard): Board =>
  boards.find((one) => one.board === board && one.white === white && one.black === black) ??
  newBoard(board, white, black);
