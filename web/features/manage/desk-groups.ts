/** What the arbiter enters results on: the boards of a round, under their matches where there are matches. */
import type { MatchView, PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { outcomeOf } from '../../../domain/tournament/game-result.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { resultOf } from '../../model/field.ts';
import { linesOf, type MatchLine } from '../../model/match.ts';
import { isGame, matchesOf, pairingsOf } from '../../model/progress.ts';
import { type DeskBoard, isSameBoard } from './result-log.ts';

export interface DeskRow {
  readonly pairing: PairingView;
  readonly board: DeskBoard;
  /** Of a knockout, the game of the match that the row is for. */
  readonly line: MatchLine | null;
  /** A game of a match can be taken back as long as no later one has been played. */
  readonly mayClear: boolean;
}

/** Rows that stand together: all of a round, the boards of two teams, or the games of two players. */
export type DeskGroup = { readonly id: string; readonly rows: readonly DeskRow[] } & (
  | { readonly kind: 'round' }
  | { readonly kind: 'teams'; readonly match: MatchView; readonly walkovers: readonly PairingView[] }
  | { readonly kind: 'games'; readonly pairing: PairingView }
);

/** `replayed`: games to come that follow a drawn one, so that they have its colours switched once more. */
export function deskGroups(page: TournamentPage, round: number, replayed: readonly DeskBoard[]): readonly DeskGroup[] {
  const pairings = pairingsOf(page, round);
  const games = pairings.filter(isGame);
  const areMatches = KINDS[page.tournament.kind].gamesPerMatch > 1;
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

const rowOf = (pairing: PairingView): DeskRow => ({ pairing, board: pairing, line: null, mayClear: true });

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
  ...(match !== undefined && { match }),
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

/**
 * Where the arbiter goes on after a result: at the next board that has none. Of a match of several games the others come
 * first: the next game of these two has not been played yet.
 */
export function nextOpen(rows: readonly DeskRow[], after: DeskBoard): number {
  const at = rows.findIndex(({ board }) => isSameBoard(board, after));
  const pairing = rows[at]?.pairing;
  const open = rows.flatMap((row, index) => (index > at && resultOf(row.board) === undefined ? [index] : []));
  const others = open.filter((index) => rows[index]?.pairing !== pairing);
  return others[0] ?? open[0] ?? Math.min(at + 1, rows.length - 1);
}
