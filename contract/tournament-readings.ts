/** What else is read of a tournament beside its page: players, figures, games, paper, the report file, the stream. */
import { z } from 'zod';
import { RATING_LISTS } from '../domain/rating/lists.ts';
import { participantView, teamRow, tournamentView } from './tournaments.ts';

/** The stream of a tournament: which revision of the page its listener has. */
export const listenQuery = z.object({ rev: z.coerce.number().int().min(0).max(1_000_000_000).optional() });

export const tournamentStats = z.object({
  number_of_players: z.number(),
  titles: z.array(z.string()),
  countries: z.array(z.string()),
  average_rating: z.number().nullable(),
  longest_game: z.string().nullable(),
  shortest_game: z.string().nullable(),
  /** The list that the games count for; null where they are not rated. */
  rating_list: z.enum(RATING_LISTS).nullable(),
  /** Estimates, in hundredths of a rating point, of those who have a rating and a game that counts. */
  rating_changes: z.array(
    z.object({ account: z.string(), change: z.number().int(), k: z.number().int(), games: z.number().int() }),
  ),
});

export const tournamentGames = z.object({
  name: z.string(),
  games: z.array(
    z.object({
      start: z.string().nullable(),
      round: z.number(),
      white_name: z.string(),
      black_name: z.string(),
      outcome: z.enum(['Ongoing', 'WhiteWins', 'Draw', 'BlackWins']),
      moves: z.string(),
      /** What the mover had left after each half-move, in seconds; null where it is not known. */
      clocks: z.array(z.number()).nullable(),
    }),
  ),
});

export const tournamentPlayers = z.object({
  tournament: tournamentView,
  participants: z.array(participantView),
  /** Accounts that can still be added. */
  accounts: z.array(
    z.object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      fide_number: z.number().nullable(),
      fide_rating: z.number().nullable(),
      title: z.string().nullable(),
      club: z.string().nullable(),
    }),
  ),
  /** Teams that can still be added, by club. */
  teams: z.array(z.object({ id: z.string(), name: z.string(), club: z.string() })),
  entered_teams: z.array(teamRow),
  managed_teams: z.array(z.string()),
  /** For those who run the tournament: the clubs of the players, by account; whose club is not known is not in it. */
  clubs_of_players: z.record(z.string(), z.string()),
  /** The clubs of the teams that can still be added. */
  clubs: z.array(z.object({ id: z.string(), name: z.string() })),
  is_team_tournament: z.boolean(),
  can_manage: z.boolean(),
});

/** The whole table, or that of each category. */
export const printedTable = z.object({ by: z.enum(['category']).optional() });

/** One round of the pairings on paper; without it all of them. */
export const printedRound = z.object({ round: z.coerce.number().int().min(1).max(1_000).optional() });

/** The edition of the report file's format. */
export const reportQuery = z.object({ edition: z.enum(['16', '26']).default('26') });
