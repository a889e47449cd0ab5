import type { TournamentPage } from '../../../contract/tournaments.ts';
import type { HalfPoints } from '../../../domain/points.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { scoresBefore } from '../../model/scores-before.ts';

/** Who sits down at a board: what the hall knows players by. */
export interface Seat {
  readonly rating: number | null;
  /** Before the round; null where a pairing is a match of several games, of which its own score is told. */
  readonly score: HalfPoints | null;
}

const NOBODY: Seat = { rating: null, score: null };

/** The seats of a round by account. */
export function seatsOf(page: TournamentPage, round: number): (account: string) => Seat {
  const isOneGame = KINDS[page.tournament.kind].gamesPerMatch === 1;
  const scores = isOneGame ? scoresBefore(page, round) : new Map<string, HalfPoints>();
  const seats = new Map(
    page.participants.map(({ account, fide_rating }): [string, Seat] => [
      account,
      { rating: fide_rating, score: scores.get(account) ?? null },
    ]),
  );
  return (account) => seats.get(account) ?? NOBODY;
}
