/** The rows that the arbiter enters results on: the boards of a round, grouped by match where there are matches. */

import type { MatchView, PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { outcomeOf } from '../../../../domain/tournament/value/game-result.ts';
import { resultOf } from '../../../model/field.ts';
import { linesOf, type MatchLine } from '../../../model/match.ts';
import { isGame, matchesOf, pairingsOf } from '../../../model/progress.ts';
import { type DeskBoard, isSameBoard } from '../results/result-log.ts';

export interface DeskRow {
  readonly pairing: PairingView;
  readonly board: DeskBoard;
  /** In a knockout, the game of the match that the row is for. */
  readonly line: MatchLine | null;
  /** A game of a match can be taken back until a later one has been played. */
  readonly mayClear: boolean;
}

/** Rows of one group: all of a round, the boards of two teams, or the games of two players. */
export type DeskGroup = { readonly id: string; readonly rows: readonly DeskRow[] } & (
  | { readonly kind: 'round' }
  | { readonly kind: 'teams'; readonly match: MatchView; readonly walkovers: readonly PairingView[] }
  | { readonly kind: 'games'; readonly pairing: PairingView }
);

/** `replayed`: next games that follow a drawn one, so that their colours are switched once more. */
export function deskGroups(page: TournamentPage, round: number, replayed: readonly DeskBoard[]): readonly DeskGroup[] {
  const pairings = pairingsOf(page, round);
  const games = pairings.filter(isGame);
  const areMatches = FORMATS[page.tournament.kind].gamesPerMatch > 1;
  const gamesOfEach = (boards: readonly PairingView[]) => boards.map((pairing) => gamesOf(page, pairing, replayed));
  if (page.matches === undefined) {
    return areMatches ? gamesOfEach(games) : [{ kind: 'round', id: 'round', rows: games.map(rowOf) }];
  }
  return matchesOf(page, round)
    .filter(({ bye }) => bye === null)
    .flatMap((match): readonly DeskGroup[] => {
      const boards = pairings.filter((pairing) => pairing.match === match.match);
      const played = boards.filter(isGame);
      const teams: DeskGroup = {
        kind: 'teams',
        id: String(match.match),
        match,
        rows: areMatches ? [] : played.map(rowOf),
        walkovers: boards.filter((pairing) => !isGame(pairing)),
      };
      return areMatches ? [teams, ...gamesOfEach(played)] : [teams];
    });
}

const rowsByPairing = new WeakMap<PairingView, DeskRow>();

/** The same row object for the same pairing, so that a result renders one row again, not hundreds. */
function rowOf(pairing: PairingView): DeskRow {
  const row = rowsByPairing.get(pairing) ?? { pairing, board: pairing, line: null, mayClear: true };
  rowsByPairing.set(pairing, row);
  return row;
}

function gamesOf(page: TournamentPage, pairing: PairingView, replayed: readonly DeskBoard[]): DeskGroup {
  const lines = linesOf(page, pairing).map((line) => withSwitch(pairing, line, replayed));
  const last = lines.filter(({ result }) => result !== null).length;
  const rows = lines.map((line) => ({
    pairing,
    board: boardOf(pairing, line),
    line,
    mayClear: line.number === last,
  }));
  return { kind: 'games', id: `${pairing.white}_${pairing.black}`, pairing, rows };
}

const boardOf = ({ round, match, board }: PairingView, { number, white, black, result }: MatchLine): DeskBoard => ({
  round,
  ...given({ match }),
  board,
  white,
  black,
  game: number,
  result,
  outcome: result === null ? null : outcomeOf(result),
});

function withSwitch(pairing: PairingView, line: MatchLine, replayed: readonly DeskBoard[]): MatchLine {
  const isReplayed = replayed.some((board) => isSameBoard(board, boardOf(pairing, line)));
  return isReplayed && line.result === null ? { ...line, white: line.black, black: line.white } : line;
}

/** Whether the next round waits for the result: postponed and adjourned games do not hold it up. */
export const isOpen = ({ board, pairing }: DeskRow): boolean => resultOf(board) === undefined && !pairing.postponed;

/** The first board without a result; the first of all where each has one. */
export const firstOpen = (rows: readonly DeskRow[]): number => Math.max(0, rows.findIndex(isOpen));

/** The first row without a result after a row, from the top again after the last one. */
export function openAfter(rows: readonly DeskRow[], at: number): number {
  const next = rows.findIndex((row, index) => index > at && isOpen(row));
  return next === -1 ? firstOpen(rows) : next;
}

/**
 * The row that gets the focus after a result: the next board without one. In a match of several games, the others come
 * first, as the next game of these two players has not been played yet.
 */
export function nextOpen(rows: readonly DeskRow[], after: DeskBoard): number {
  const at = rows.findIndex(({ board }) => isSameBoard(board, after));
  const pairing = rows[at]?.pairing;
  const open = rows.flatMap((row, index) => (index > at && isOpen(row) ? [index] : []));
  const others = open.filter((index) => rows[index]?.pairing !== pairing);
  return others[0] ?? open[0] ?? Math.min(at + 1, rows.length - 1);
}
