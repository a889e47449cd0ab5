/** What was known of postponed and adjourned games when a round was paired (OPEN-6). */
import { sameOr } from '../../kernel/same.ts';
import { withBoards } from '../value/change.ts';
import { type Board, boardsOf, pairedRounds, type Round, type Tournament } from '../value/state.ts';

/** Late results that were entered after the pairing of the round are unknown: the games count as draws. */
export function asKnownFor(tournament: Tournament, round: number): Tournament {
  const rounds = sameOr(
    tournament.rounds,
    tournament.rounds.map((one) =>
      hasLaterResult(one, round) ? withBoards(one, (board) => asOpen(board, round)) : one,
    ),
  );
  return rounds === tournament.rounds ? tournament : { ...tournament, rounds };
}

const isLaterThan = ({ knownFromRound = 0 }: Board, round: number): boolean => knownFromRound > round;

const hasLaterResult = (one: Round, round: number): boolean =>
  one.kind === 'paired' && one.pairings.some((pairing) => pairing.kind === 'board' && isLaterThan(pairing, round));

const asOpen = (board: Board, round: number): Board => (isLaterThan(board, round) ? { ...board, result: null } : board);

/** Stores with new late results the first round that can be paired with them. */
export function withLateResults(before: Tournament, after: Tournament): Tournament {
  if (before.rounds === after.rounds) return after;
  const next = pairedRounds(after) + 1;
  const rounds = sameOr(
    after.rounds,
    after.rounds.map((round, index) => {
      if (round === before.rounds[index] || !boardsOf(round).some(isOutdated)) return round;
      return withBoards(round, (board) => (isOutdated(board) ? noted(board, next) : board));
    }),
  );
  return rounds === after.rounds ? after : { ...after, rounds };
}

const isOutdated = ({ postponed, result, knownFromRound }: Board): boolean =>
  postponed !== undefined && (result === null) !== (knownFromRound === undefined);

function noted(board: Board, next: number): Board {
  const { knownFromRound: _, ...rest } = board;
  return board.result === null ? rest : { ...rest, knownFromRound: next };
}
