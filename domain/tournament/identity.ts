/** A guest who turns out to be somebody with an account (ENTRY-11): which of the two stands where. */
import { type AccountId, isGuestId, type TeamId } from '../ids.ts';
import { sameOr } from '../same.ts';
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
  readonly guest: AccountId;
  readonly account: AccountId;
}

/**
 * The guest who has become an account between two states of a tournament: one goes and one comes, with the same entry. Null
 * where nobody has.
 */
export function identifiedBetween(before: Tournament, after: Tournament): Identified | null {
  if (before.participants === after.participants) return null;
  const [was, is] = [playersOf(before), playersOf(after)];
  if (was.length !== is.length) return null;
  const [known, here] = [was, is].map((players) => new Set(players.map(({ account }) => account)));
  const gone = was.find(({ account }) => isGuestId(account) && here?.has(account) === false);
  const come = is.find(({ account }) => !isGuestId(account) && known?.has(account) === false);
  return gone === undefined || gone.joinedAt !== come?.joinedAt ? null : { guest: gone.account, account: come.account };
}

/** The earlier state as if the guest had been known then: what is otherwise between the two, is so besides that. */
export function asIdentified(before: Tournament, after: Tournament): Tournament {
  const found = identifiedBetween(before, after);
  return found === null ? before : renamed(before, found);
}

/** Wherever one id stands, another one; the rounds without it stay the same value. */
export function renamed(before: Tournament, { guest, account }: Identified): Tournament {
  const name = <Id extends AccountId | TeamId>(who: Id): Id | AccountId => (who === guest ? account : who);
  const player = (who: AccountId): AccountId => (who === guest ? account : who);
  const seats = ({ pairs, byes }: DraftSeats): DraftSeats => ({
    pairs: pairs.map(({ white, black }) => ({ white: player(white), black: player(black) })),
    byes: byes.map(player),
  });
  const { draft } = before;
  return {
    ...withPlayer(before, guest, (one) => ({ ...one, account })),
    rounds: sameOr(
      before.rounds,
      before.rounds.map((round) => renamedIn(round, guest, player)),
    ),
    bookedByes: before.bookedByes.map((bye) => (bye.who === guest ? { ...bye, who: account } : bye)),
    bans: before.bans.map((ban) => (ban.who.includes(guest) ? { ...ban, who: ban.who.map(name).sort() } : ban)),
    draft: draft && { ...draft, proposed: seats(draft.proposed), seats: seats(draft.seats) },
  };
}

type Rename = (who: AccountId) => AccountId;

function renamedIn(round: Round, guest: AccountId, player: Rename): Round {
  if (round.kind === 'planned') return round;
  const pairings = sameOr(
    round.pairings,
    round.pairings.map((pairing) => renamedPairing(pairing, guest, player)),
  );
  return pairings === round.pairings ? round : { ...round, pairings };
}

function renamedPairing(pairing: Pairing, guest: AccountId, player: Rename): Pairing {
  switch (pairing.kind) {
    case 'board':
      return renamedBoard(pairing, guest, player);
    case 'bye':
      return pairing.who === guest ? { ...pairing, who: player(guest) } : pairing;
    case 'match':
      return renamedMatch(pairing, guest, player);
  }
}

function renamedBoard(board: Board, guest: AccountId, player: Rename): Board {
  if (board.white !== guest && board.black !== guest) return board;
  const inColors = <Seats extends { readonly white: AccountId; readonly black: AccountId }>(seats: Seats): Seats => ({
    ...seats,
    white: player(seats.white),
    black: player(seats.black),
  });
  return { ...inColors(board), games: board.games.map(inColors) };
}

function renamedMatch(match: Match, guest: AccountId, player: Rename): Match {
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
      match.boards.map((board) => renamedBoard(board, guest, player)),
    ),
    walkovers: match.walkovers.map((walkover) => ({ ...walkover, who: player(walkover.who) })),
    lineUps: lineUps && {
      white: lineUps.white?.map(player) ?? null,
      black: lineUps.black?.map(player) ?? null,
    },
    day: { ...day, reports: day.reports.map(played) },
  };
}
