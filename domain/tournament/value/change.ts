/** Unchanged parts keep their identity, so that comparing two states is cheap. */
import type { AccountId, TeamId } from '../../kernel/ids.ts';
import { sameOr } from '../../kernel/same.ts';
import { NO_REPORTS } from './board-report.ts';
import {
  type Board,
  type BoardKey,
  boardsOf,
  isPlayer,
  type Match,
  type PairedRound,
  type Pairing,
  type Player,
  pairingsOf,
  type Round,
  type Team,
  type Tournament,
} from './state.ts';

export const withRound = (tournament: Tournament, changed: Round): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.number === changed.number ? changed : round)),
});

export const withPlayer = (
  tournament: Tournament,
  account: AccountId,
  change: (player: Player) => Player,
): Tournament => withPlayers(tournament, (player) => (player.account === account ? change(player) : player));

/** Unchanged players, and an unchanged whole, keep their identity. */
export function withPlayers(tournament: Tournament, change: (player: Player) => Player): Tournament {
  const participants = sameOr(
    tournament.participants,
    tournament.participants.map((one) => {
      if (isPlayer(one)) return change(one);
      const members = sameOr(one.members, one.members.map(change));
      return members === one.members ? one : { ...one, members };
    }),
  );
  return participants === tournament.participants ? tournament : { ...tournament, participants };
}

export const withTeam = (tournament: Tournament, id: TeamId, change: (team: Team) => Team): Tournament => ({
  ...tournament,
  participants: tournament.participants.map((one) => (isPlayer(one) || one.team !== id ? one : change(one))),
});

export const boardOf = ({ rounds }: Tournament, { round, white, black }: BoardKey): Board | undefined => {
  const found = rounds[round - 1];
  return found && boardsOf(found).find((board) => board.white === white && board.black === black);
};

export function withBoard(tournament: Tournament, round: number, before: Board, after: Board): Tournament {
  const found = tournament.rounds[round - 1];
  if (found?.kind !== 'paired') return tournament;
  const exchanged = (pairing: Pairing): Pairing => {
    if (pairing === before) return after;
    if (pairing.kind !== 'match' || !pairing.boards.includes(before)) return pairing;
    return { ...pairing, boards: pairing.boards.map((board) => (board === before ? after : board)) };
  };
  return withRound(tournament, { ...found, pairings: found.pairings.map(exchanged) });
}

/** Changes the boards of a round, including those of team matches. */
export const withBoards = (round: Round, change: (board: Board) => Board): Round =>
  round.kind === 'planned' ? round : { ...round, pairings: round.pairings.map((one) => withBoardsOf(one, change)) };

function withBoardsOf(pairing: Pairing, change: (board: Board) => Board): Pairing {
  if (pairing.kind === 'bye') return pairing;
  return pairing.kind === 'board' ? change(pairing) : { ...pairing, boards: pairing.boards.map(change) };
}

export function withContest(
  tournament: Tournament,
  round: number,
  before: Board | Match,
  after: Board | Match,
): Tournament {
  const found = tournament.rounds[round - 1];
  if (found?.kind !== 'paired') return tournament;
  const pairings = found.pairings.map((pairing) => (pairing === before ? after : pairing));
  return withRound(tournament, { ...found, pairings });
}

/** Sorted for the page: boards, then byes. */
export const withPairings = (round: PairedRound, pairings: readonly Pairing[]): PairedRound => ({
  ...round,
  pairings: [...pairings].sort((a, b) => placeOf(a) - placeOf(b)),
});

const placeOf = (pairing: Pairing): number => (pairing.kind === 'bye' ? Number.MAX_SAFE_INTEGER : pairing.board);

/** Removing a result reopens a finished tournament. */
export function reopened(tournament: Tournament): Tournament {
  const { phase } = tournament;
  return phase.kind === 'finished'
    ? { ...tournament, phase: { kind: 'running', startedAt: phase.startedAt } }
    : tournament;
}

export const newBoard = (board: number, white: AccountId, black: AccountId): Board => ({
  kind: 'board',
  board,
  white,
  black,
  result: null,
  reports: NO_REPORTS,
  unrated: false,
  online: false,
  overridden: false,
  games: [],
  matchGames: [],
});

/** Keeps participants and rounds that differ in identity from the other state. */
export const withoutCommon = (tournament: Tournament, other: Tournament): Tournament => ({
  ...tournament,
  participants: differing(tournament.participants, other.participants),
  rounds: differing(tournament.rounds, other.rounds),
});

/** Moved elements are in both differences. */
const differing = <Part>(own: readonly Part[], other: readonly Part[]): readonly Part[] =>
  own === other ? [] : own.filter((part, index) => part !== other[index]);

export interface ChangedBoard {
  readonly before: Board;
  readonly after: Board;
}

/** Changed boards if the same players still sit at every board; else null. */
export function boardsReplayed(before: Round, after: Round): readonly ChangedBoard[] | null {
  const [old, now] = [pairingsOf(before), pairingsOf(after)];
  if (before.kind !== after.kind || old.length !== now.length) return null;
  const changes: ChangedBoard[] = [];
  for (const [index, one] of now.entries()) {
    const other = old[index];
    if (one === other) continue;
    if (one.kind !== 'board' || other?.kind !== 'board') return null;
    if (one.board !== other.board || one.white !== other.white || one.black !== other.black) return null;
    changes.push({ before: other, after: one });
  }
  return changes;
}
