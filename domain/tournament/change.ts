/**
 * A tournament with one thing changed, and what is different between two states of one. Everything that does not change
 * stays the same value, so what two states have in common is found without looking into it.
 */
import type { AccountId, TeamId } from '../ids.ts';
import { sameOr } from '../same.ts';
import { NO_REPORTS } from './board-report.ts';
import type { BoardKey } from './command.ts';
import {
  type Board,
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

/** All players changed; those who stay as they are stay the same value, and so does the whole. */
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

/** One board put in the place of another, also within a match. */
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

/** Two who meet put in the place of what they were. */
export function withMet(
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

/** The pairings of a round in the order of the page: by board, then the byes. */
export const withPairings = (round: PairedRound, pairings: readonly Pairing[]): PairedRound => ({
  ...round,
  pairings: [...pairings].sort((a, b) => placeOf(a) - placeOf(b)),
});

const placeOf = (pairing: Pairing): number => (pairing.kind === 'bye' ? Number.MAX_SAFE_INTEGER : pairing.board);

/** A result that is taken back opens a finished tournament again. */
export function reopened(tournament: Tournament): Tournament {
  const { phase } = tournament;
  return phase.kind === 'finished'
    ? { ...tournament, phase: { kind: 'running', startedAt: phase.startedAt } }
    : tournament;
}

/** Two who meet over the board and have not played yet. */
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
  decided: [],
});

/** Of a tournament, the participants and rounds that are not the same value in another state of it. */
export const withoutCommon = (tournament: Tournament, other: Tournament): Tournament => ({
  ...tournament,
  participants: differing(tournament.participants, other.participants),
  rounds: differing(tournament.rounds, other.rounds),
});

/** What stands elsewhere is in both differences, so that it is found in both. */
const differing = <Part>(own: readonly Part[], other: readonly Part[]): readonly Part[] =>
  own === other ? [] : own.filter((part, index) => part !== other[index]);

/** A board in two states of its round. */
export interface ChangedBoard {
  readonly was: Board;
  readonly is: Board;
}

/** What is different between two states of a round where the same two still sit at every board; null where they do not. */
export function boardsReplayed(before: Round, after: Round): readonly ChangedBoard[] | null {
  const [old, now] = [pairingsOf(before), pairingsOf(after)];
  if (before.kind !== after.kind || old.length !== now.length) return null;
  const changes: ChangedBoard[] = [];
  for (const [index, is] of now.entries()) {
    const was = old[index];
    if (is === was) continue;
    if (is.kind !== 'board' || was?.kind !== 'board') return null;
    if (is.board !== was.board || is.white !== was.white || is.black !== was.black) return null;
    changes.push({ was, is });
  }
  return changes;
}
