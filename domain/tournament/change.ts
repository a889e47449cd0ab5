/** A tournament with one thing changed. Everything that does not change stays the same value. */
import type { AccountId, TeamId } from '../ids.ts';
import { sameOr } from '../same.ts';
import type { BoardKey } from './command.ts';
import {
  type Board,
  boardsOf,
  isPlayer,
  type Match,
  type PairedRound,
  type Pairing,
  type Player,
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
  unrated: false,
  online: false,
  overridden: false,
  games: [],
  decided: [],
});
