import type { PairingRow } from '../../db/read/tournament.ts';
import type { AccountId, TournamentId } from '../../domain/ids.ts';
import { assert } from '../../domain/result.ts';
import { type Bye, type Field, type RoundResult, resultPoints } from '../../domain/tournament/field.ts';
import type { GameResult } from '../../domain/tournament/game-result.ts';

/** The boards and byes of a file's rounds, and the byes that are booked for rounds to come. */
export function importedPairings(
  tournament: TournamentId,
  field: Field,
  pairedRounds: number,
  booked: ReadonlyMap<number, ReadonlyMap<number, Bye>>,
  accounts: ReadonlyMap<number, AccountId>,
): PairingRow[] {
  const seat = seatIn(tournament, accounts);
  const played = Array.from({ length: pairedRounds }, (_, index) => index + 1).flatMap((round) => {
    const boards = boardsOf(field, round).map(({ number, own, other }, index) => ({
      ...seat(round, index + 1, number, own.opponent),
      result: combined(own, other),
      unrated: own.kind === 'game' && own.unrated === true,
    }));
    const byes = byesOf(field, round).map(({ number, bye }, index) => ({
      ...seat(round, boards.length + index + 1, number, null),
      bye,
    }));
    return [...boards, ...byes];
  });
  const toCome = [...booked]
    .filter(([round]) => round > pairedRounds)
    .flatMap(([round, byes]) =>
      [...byes].map(([number, bye], index) => ({ ...seat(round, index + 1, number, null), bye })),
    );
  return [...played, ...toCome];
}

interface ToldBoard {
  readonly number: number;
  readonly own: Paired;
  readonly other: RoundResult | null;
}

/** A file has no board numbers: the order is that of publication, by scores, then by the starting list (C.04.2, 3.6). */
function boardsOf(field: Field, round: number): ToldBoard[] {
  const scores = scoresBefore(field, round);
  const byNumber = new Map(field.entrants.map((entrant) => [entrant.number, entrant]));
  const boards = field.entrants.flatMap(({ number, results }): ToldBoard[] => {
    const own = results[round - 1] ?? null;
    if (own === null || !isWhite(own, number)) return [];
    return [{ number, own, other: byNumber.get(own.opponent)?.results[round - 1] ?? null }];
  });
  const weight = ({ number, own }: ToldBoard) => {
    const [white, black] = [scores.get(number) ?? 0, scores.get(own.opponent) ?? 0];
    return { top: Math.max(white, black), sum: white + black, first: Math.min(number, own.opponent) };
  };
  return boards
    .map((board) => ({ board, ...weight(board) }))
    .sort((a, b) => b.top - a.top || b.sum - a.sum || a.first - b.first)
    .map(({ board }) => board);
}

const byesOf = ({ entrants }: Field, round: number): { readonly number: number; readonly bye: Bye }[] =>
  entrants.flatMap(({ number, results }) => {
    const own = results[round - 1] ?? null;
    return own?.kind === 'bye' ? [{ number, bye: own.bye }] : [];
  });

type Paired = Exclude<RoundResult, { kind: 'bye' }>;

/** One row for each board: the side that has White tells it; without colours, the lower number. */
function isWhite(result: RoundResult, number: number): result is Paired {
  if (result.kind === 'bye') return false;
  return result.color === null ? number < result.opponent : result.color === 'white';
}

const scoresBefore = ({ entrants, points }: Field, round: number): ReadonlyMap<number, number> =>
  new Map(
    entrants.map(({ number, results }) => [
      number,
      results.slice(0, round - 1).reduce((sum, result) => sum + resultPoints(result, points), 0),
    ]),
  );

/** Both sides' results in one. */
function combined(white: Paired, black: RoundResult | null): GameResult | null {
  if (white.kind === 'pending') return null;
  const other = black !== null && (black.kind === 'game' || black.kind === 'forfeit') ? black.outcome : null;
  if (white.kind === 'forfeit') {
    if (white.outcome === 'win') return 'whiteWinsByForfeit';
    return other === 'win' ? 'blackWinsByForfeit' : 'notPlayed';
  }
  switch (white.outcome) {
    case 'win':
      return 'whiteWins';
    case 'draw':
      return other === 'loss' ? 'whiteDrawBlackLoses' : 'draw';
    case 'loss':
      if (other === 'win') return 'blackWins';
      return other === 'draw' ? 'whiteLosesBlackDraw' : 'bothLose';
  }
}

/** A row of a round before anything is known of its result. */
function seatIn(tournament: TournamentId, accounts: ReadonlyMap<number, AccountId>) {
  const account = (number: number): AccountId => {
    const found = accounts.get(number);
    assert(found !== undefined, `no player has the number ${number}`);
    return found;
  };
  return (round: number, board: number, white: number, black: number | null): PairingRow => ({
    tournament,
    round,
    board,
    white: account(white),
    black: black === null ? null : account(black),
    bye: null,
    result: null,
    unrated: false,
    online: false,
    overridden: false,
  });
}
