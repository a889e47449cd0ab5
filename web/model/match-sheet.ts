/** The sheet of a match: its boards from the view of the first-named team, which has White on the odd ones. */
import type { MatchDayView } from '../../contract/tournament/matches.ts';
import type { MatchView, PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { colorOnBoard } from '../../domain/tournament/teams/match.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import type { GameResult } from '../../domain/tournament/value/game-result.ts';
import { resultOf } from './field.ts';
import { resultOfGame } from './match.ts';
import { isGame, pairingsOf, seatsOf } from './progress.ts';
import { gameResultText } from './result-text.ts';

export type ColoredBoard = MatchDayView['boards'][number];

/** A board with the first-named team on the left, whatever its colour. */
export interface SheetLine {
  readonly board: number;
  /** The colour of the first-named team. */
  readonly color: Color;
  readonly left: string | null;
  readonly right: string | null;
  /** As if the team on the left had White. */
  readonly result: GameResult | null;
}

/** The results that a captain can report, as on a sheet. */
export const SHEET_RESULTS = [
  'whiteWins',
  'draw',
  'blackWins',
  'whiteWinsByForfeit',
  'blackWinsByForfeit',
  'notPlayed',
] as const satisfies readonly GameResult[];

const MIRRORED: Readonly<Record<GameResult, GameResult>> = {
  whiteWins: 'blackWins',
  draw: 'draw',
  blackWins: 'whiteWins',
  whiteWinsByForfeit: 'blackWinsByForfeit',
  blackWinsByForfeit: 'whiteWinsByForfeit',
  notPlayed: 'notPlayed',
  bothLose: 'bothLose',
  whiteDrawBlackLoses: 'whiteLosesBlackDraw',
  whiteLosesBlackDraw: 'whiteDrawBlackLoses',
};

export function sheetLine({ board, white, black, result }: ColoredBoard): SheetLine {
  const color = colorOnBoard('white', board);
  return color === 'white'
    ? { board, color, left: white, right: black, result }
    : { board, color, left: black, right: white, result: result === null ? null : MIRRORED[result] };
}

/** The line as it is sent, in the colours of the board. */
export function coloredBoard({ board, color, left, right, result }: SheetLine): ColoredBoard {
  const both = left !== null && right !== null;
  const shown = both ? result : null;
  return color === 'white'
    ? { board, white: left, black: right, result: shown }
    : { board, white: right, black: left, result: shown === null ? null : MIRRORED[shown] };
}

/** The text between the two names: a player without an opponent wins by forfeit. */
export function lineText({ left, right, result }: SheetLine): string {
  if (left !== null && right !== null) return result === null ? '–' : gameResultText(result);
  return gameResultText(left === null ? 'blackWinsByForfeit' : 'whiteWinsByForfeit');
}

/** As many lines as a match has boards: the known ones, then empty ones. */
export const fullSheet = (known: readonly ColoredBoard[], boards: number): SheetLine[] =>
  Array.from({ length: Math.max(boards, known.length) }, (_, index) => {
    const board = index + 1;
    return sheetLine(known.find((one) => one.board === board) ?? { board, white: null, black: null, result: null });
  });

/** The lines that are filled in, if they start at the first and have no gap; else null. */
export function finished(lines: readonly SheetLine[]): readonly SheetLine[] | null {
  const isEmpty = ({ left, right }: SheetLine): boolean => left === null && right === null;
  const until = lines.findIndex(isEmpty);
  const filled = until === -1 ? lines : lines.slice(0, until);
  const isWhole = ({ left, right, result }: SheetLine): boolean => left === null || right === null || result !== null;
  return filled.length > 0 && filled.every(isWhole) && lines.slice(filled.length).every(isEmpty) ? filled : null;
}

/** A line as it is printed: each leg of a knockout has a box of its own. */
export interface PrintedLine extends SheetLine {
  /** As if the team on the left had White; one, or as many as the match has legs. */
  readonly results: readonly (GameResult | null)[];
}

/** The boards of a match for printing: the existing ones, and with `empty` blank lines for the rest. */
export function printedLines(page: TournamentPage, match: MatchView, empty: boolean): readonly PrintedLine[] {
  const pairings = pairingsOf(page, match.round).filter((pairing) => pairing.match === match.match);
  const known = pairings.map((pairing) => coloredBoardOf(page, match, pairing));
  const { kind, perTeam } = page.tournament;
  const { gamesPerMatch } = FORMATS[kind];
  return (empty ? fullSheet(known, perTeam ?? 1) : known.map(sheetLine)).map((line) => {
    const pairing = pairings.find(({ board }) => board === line.board);
    const legs = Math.max(gamesPerMatch, pairing?.matchGames?.length ?? 0);
    return { ...line, results: legs === 1 ? [line.result] : legResults(line, pairing, legs) };
  });
}

/** Whether a match is or was played: a team without an opponent, or one that has left, needs no sheet. */
export const isOnBoards = (page: TournamentPage, { round, match, bye, result }: MatchView): boolean =>
  bye === null && (result === null || pairingsOf(page, round).some((pairing) => pairing.match === match));

/** A board of the round; a player without an opponent has the colour of their team. */
function coloredBoardOf(page: TournamentPage, match: MatchView, pairing: PairingView): ColoredBoard {
  const { board, white, black } = pairing;
  if (isGame(pairing)) return { board, white, black, result: resultOf(pairing) ?? null };
  const { white: alone } = seatsOf(pairing);
  const isOfFirst = page.participants.some(({ account, team }) => account === alone && team === match.white);
  return colorOnBoard(isOfFirst ? 'white' : 'black', board) === 'white'
    ? { board, white: alone, black: null, result: null }
    : { board, white: null, black: alone, result: null };
}

function legResults({ left }: SheetLine, pairing: PairingView | undefined, legs: number): (GameResult | null)[] {
  return Array.from({ length: legs }, (_, leg) =>
    pairing === undefined || left === null ? null : (resultOfGame(pairing, leg + 1, left) ?? null),
  );
}
