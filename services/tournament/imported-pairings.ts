import type { PairingRow } from '../../db/read/tournament.ts';
import type { AccountId, TournamentId } from '../../domain/ids.ts';
import { boardsOf, byesOf } from '../../domain/trf/to-boards.ts';
import type { TrfTournament } from '../../domain/trf/to-tournament.ts';

/** The boards and byes of a file's rounds, and the byes that are booked for rounds to come. */
export function importedPairings(
  tournament: TournamentId,
  { field, pairedRounds, byes: booked }: TrfTournament,
  accountOf: (number: number) => AccountId,
): PairingRow[] {
  const row = (round: number, board: number, white: number, told: Partial<PairingRow>): PairingRow => ({
    ...BLANK,
    tournament,
    round,
    board,
    white: accountOf(white),
    ...told,
  });
  const played = Array.from({ length: pairedRounds }, (_, index) => index + 1).flatMap((round) => {
    const boards = boardsOf(field, round).map(({ white, black, result, unrated }, index) =>
      row(round, index + 1, white, { black: accountOf(black), result, unrated }),
    );
    const byes = byesOf(field, round).map(({ number, bye }, index) =>
      row(round, boards.length + index + 1, number, { bye }),
    );
    return [...boards, ...byes];
  });
  const places = new Map<number, number>();
  const toCome = booked.map(({ number, round, bye }) => {
    const place = (places.get(round) ?? 0) + 1;
    places.set(round, place);
    return row(round, place, number, { bye });
  });
  return [...played, ...toCome];
}

/** A row before anything is known of its result. */
const BLANK = { black: null, bye: null, result: null, unrated: false, online: false, overridden: false } as const;
