import type { EnteredResult } from '../../../../contract/http/path-parts.ts';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { UNDO_STEPS_MAX } from '../../../../domain/kernel/limits.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import { resultOf } from '../../../model/field.ts';
import { resultOfGame, withEnd, withGame } from '../../../model/match.ts';

/**
 * What a result is entered on, as the server identifies it: a pairing by its round and sides, or one game of a match.
 */
export interface BoardKey {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  /** Which game of a knockout match, from 1, with its own colours; absent where a pairing is one game. */
  readonly game?: number;
}

/** With the numbers that name it. */
export type NamedBoard = BoardKey & Pick<PairingView, 'match' | 'board'>;

/** With its present result. */
export type DeskBoard = NamedBoard & Pick<PairingView, 'result' | 'outcome'>;

/** Null: no result. */
export type Entered = GameResult | null;

/** A game replayed with switched colours is on the same board. */
export const isSameBoard = (one: BoardKey, other: BoardKey): boolean =>
  one.game === other.game && isIn(one, other) && (one.game !== undefined || one.white === other.white);

/** Whether both have the same two players, in either colours. */
const isIn = (one: BoardKey, other: BoardKey): boolean =>
  one.round === other.round &&
  ((one.white === other.white && one.black === other.black) ||
    (one.white === other.black && one.black === other.white));

/** A result that the arbiter has entered, with the previous one. */
export interface ResultEntry {
  readonly board: NamedBoard;
  readonly result: Entered;
  readonly before: Entered;
}

/** One step of undo: one result, or those entered as a list. */
export type UndoStep = readonly ResultEntry[];

export type LogEvent =
  | { readonly kind: 'entered'; readonly entries: UndoStep }
  | { readonly kind: 'undone' }
  /** The server refused it. */
  | { readonly kind: 'refused'; readonly board: BoardKey; readonly result: Entered };

/** The undo steps, the last first. */
export function stepLog(log: readonly UndoStep[], event: LogEvent): readonly UndoStep[] {
  switch (event.kind) {
    case 'entered':
      return event.entries.length === 0 ? log : [event.entries, ...log].slice(0, UNDO_STEPS_MAX);
    case 'undone':
      return log.slice(1);
    case 'refused':
      return log
        .map((step) => step.filter(({ board, result }) => !isSameBoard(board, event.board) || result !== event.result))
        .filter((step) => step.length > 0);
  }
}

/** The entry of a new result; undefined where it changes nothing. */
export function entryFor(board: DeskBoard, result: Entered): ResultEntry | undefined {
  const before = resultOf(board) ?? null;
  return before === result ? undefined : { board: namedBoard(board), result, before };
}

/** A board without the other fields of a row, to be stored in the browser. */
export const namedBoard = ({ round, white, black, game, match, board }: NamedBoard): NamedBoard => ({
  round,
  white,
  black,
  ...given({ game, match }),
  board,
});

/** The page's result of a board, in the board's colours; undefined where there is no such pairing. */
export function standingOn({ pairings }: Pick<TournamentPage, 'pairings'>, board: BoardKey): Entered | undefined {
  const pairing = pairings.find((known) => isPairingOf(known, board));
  if (pairing === undefined) return undefined;
  return (board.game === undefined ? resultOf(pairing) : resultOfGame(pairing, board.game, board.white)) ?? null;
}

const isPairingOf = (pairing: PairingView, { game: _, ...board }: BoardKey): boolean =>
  pairing.matchGames === undefined ? isSameBoard(pairing, board) : isIn(pairing, board);

/** The page as it will be when the server has stored the result. */
export function withResult(page: TournamentPage, board: BoardKey, result: Entered): TournamentPage {
  const pairing = page.pairings.find((known) => isPairingOf(known, board));
  if (pairing === undefined) return page;
  const pairings =
    board.game === undefined
      ? page.pairings.map((one) => (one === pairing ? withEnd(one, result) : one))
      : withGame(page, pairing, { ...board, number: board.game }, result);
  return { ...page, pairings: [...pairings] };
}

/** The specification's code of a result; results without a code are sent by name. */
export function wireResult(result: Entered): EnteredResult {
  switch (result) {
    case null:
      return 'none';
    case 'whiteWins':
      return '1';
    case 'draw':
      return '0';
    case 'blackWins':
      return '-1';
    default:
      return result;
  }
}
