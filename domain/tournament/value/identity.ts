/** An entrant who is replaced by another account (ENTRY-11, ENTRY-17). */
import { type AccountId, isGuestId, type TeamId } from '../../kernel/ids.ts';
import { sameOr } from '../../kernel/same.ts';
import { withPlayer } from './change.ts';
import type { PlayedMatch } from './match-report.ts';
import {
  type Board,
  type DraftSeats,
  type Match,
  type Pairing,
  playersOf,
  type Round,
  type Tournament,
} from './state.ts';

export interface Identified {
  /** A guest, or an account entered by mistake. */
  readonly from: AccountId;
  readonly account: AccountId;
}

/** One account leaves and one enters with the same entry; null if there is none. */
export function identifiedBetween(before: Tournament, after: Tournament): Identified | null {
  if (before.participants === after.participants) return null;
  const [old, now] = [playersOf(before), playersOf(after)];
  if (old.length !== now.length) return null;
  const [known, here] = [old, now].map((players) => new Set(players.map(({ account }) => account)));
  const gone = old.find(({ account }) => here?.has(account) === false);
  const come = now.find(({ account }) => !isGuestId(account) && known?.has(account) === false);
  return gone === undefined || gone.joinedAt !== come?.joinedAt ? null : { from: gone.account, account: come.account };
}

/** The earlier state with the account replaced, so that remaining differences have other causes. */
export function asIdentified(before: Tournament, after: Tournament): Tournament {
  const found = identifiedBetween(before, after);
  return found === null ? before : renamed(before, found);
}

/** Replaces an id everywhere; rounds without it keep their identity. */
export function renamed(before: Tournament, { from, account }: Identified): Tournament {
  const name = <Id extends AccountId | TeamId>(who: Id): Id | AccountId => (who === from ? account : who);
  const player = (who: AccountId): AccountId => (who === from ? account : who);
  const seats = ({ pairs, byes }: DraftSeats): DraftSeats => ({
    pairs: pairs.map(({ white, black }) => ({ white: player(white), black: player(black) })),
    byes: byes.map(player),
  });
  const { draft } = before;
  return {
    ...withPlayer(before, from, (one) => ({ ...one, account })),
    rounds: sameOr(
      before.rounds,
      before.rounds.map((round) => renamedIn(round, from, player)),
    ),
    requestedByes: before.requestedByes.map((bye) => (bye.who === from ? { ...bye, who: account } : bye)),
    forbiddenPairs: before.forbiddenPairs.map((pair) =>
      pair.who.includes(from) ? { ...pair, who: pair.who.map(name).sort() } : pair,
    ),
    draft: draft && { ...draft, proposed: seats(draft.proposed), seats: seats(draft.seats) },
  };
}

type Rename = (who: AccountId) => AccountId;

function renamedIn(round: Round, from: AccountId, player: Rename): Round {
  if (round.kind === 'planned') return round;
  const pairings = sameOr(
    round.pairings,
    round.pairings.map((pairing) => renamedPairing(pairing, from, player)),
  );
  return pairings === round.pairings ? round : { ...round, pairings };
}

function renamedPairing(pairing: Pairing, from: AccountId, player: Rename): Pairing {
  switch (pairing.kind) {
    case 'board':
      return renamedBoard(pairing, from, player);
    case 'bye':
      return pairing.who === from ? { ...pairing, who: player(from) } : pairing;
    case 'match':
      return renamedMatch(pairing, from, player);
  }
}

function renamedBoard(board: Board, from: AccountId, player: Rename): Board {
  if (board.white !== from && board.black !== from) return board;
  const inColors = <Seats extends { readonly white: AccountId; readonly black: AccountId }>(seats: Seats): Seats => ({
    ...seats,
    white: player(seats.white),
    black: player(seats.black),
  });
  return { ...inColors(board), games: board.games.map(inColors) };
}

function renamedMatch(match: Match, from: AccountId, player: Rename): Match {
  const { lineUps, day } = match;
  const played = <Played extends PlayedMatch>(one: Played): Played => ({
    ...one,
    boards: one.boards.map((board) => ({ ...board, white: player(board.white), black: player(board.black) })),
    walkovers: one.walkovers.map((walkover) => ({ ...walkover, who: player(walkover.who) })),
  });
  return {
    ...match,
    boards: sameOr(
      match.boards,
      match.boards.map((board) => renamedBoard(board, from, player)),
    ),
    walkovers: match.walkovers.map((walkover) => ({ ...walkover, who: player(walkover.who) })),
    lineUps: lineUps && {
      white: lineUps.white?.map(player) ?? null,
      black: lineUps.black?.map(player) ?? null,
    },
    day: { ...day, reports: day.reports.map(played) },
  };
}
