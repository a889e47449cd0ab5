import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { HalfPoints } from '../../../../domain/kernel/points.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { scoresBefore } from '../../../model/scores-before.ts';

/** A player at a board, as identified in the playing hall. */
export interface BoardSeat {
  readonly rating: number | null;
  /** Score before the round; null in a match of several games, which shows its own score. */
  readonly score: HalfPoints | null;
}

const NOBODY: BoardSeat = { rating: null, score: null };

export function seatsOf(page: TournamentPage, round: number): (account: string) => BoardSeat {
  const isOneGame = FORMATS[page.tournament.kind].gamesPerMatch === 1;
  const scores = isOneGame ? scoresBefore(page, round) : new Map<string, HalfPoints>();
  const seats = new Map(
    page.participants.map(({ account, fideRating }): [string, BoardSeat] => [
      account,
      { rating: fideRating, score: scores.get(account) ?? null },
    ]),
  );
  return (account) => seats.get(account) ?? NOBODY;
}
