/** Further reads of a tournament: players, statistics, games, print-outs, the report file and the stream. */

import { z } from 'zod';
import { MOST_SHOWN_GAMES } from '../../domain/kernel/limits.ts';
import { RATING_LISTS } from '../../domain/rating/lists.ts';
import { foundAccount } from '../accounts/account-search.ts';
import { participantView, teamRow, tournamentView } from './tournaments.ts';

const SHOWN_GAMES = new RegExp(`^([\\w-]{1,40}(,[\\w-]{1,40}){0,${MOST_SHOWN_GAMES - 1}})?$`);

/**
 * The stream of a tournament: the revision of the client's page, and the games whose positions it shows, separated by
 * commas. A client that names games, or none by an empty list, gets the positions and the list of those games only.
 */
export const listenQuery = z.object({
  rev: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  games: z.string().regex(SHOWN_GAMES).optional(),
});

export const tournamentStats = z.object({
  number_of_players: z.number(),
  titles: z.array(z.string()),
  countries: z.array(z.string()),
  average_rating: z.number().nullable(),
  longest_game: z.string().nullable(),
  shortest_game: z.string().nullable(),
  /** The rating list that the games count for; null if unrated. */
  rating_list: z.enum(RATING_LISTS).nullable(),
  /** Estimates in hundredths of a rating point, for players with a rating and a game that counts. */
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
      /** The mover's remaining time after each half-move, in seconds; null if unknown. */
      clocks: z.array(z.number()).nullable(),
    }),
  ),
});

export const tournamentPlayers = z.object({
  tournament: tournamentView,
  participants: z.array(participantView),
  accounts: z.array(foundAccount.extend({ club: z.string().nullable() })),
  /** Teams that can still be added, club by club. */
  teams: z.array(z.object({ id: z.string(), name: z.string(), club: z.string() })),
  entered_teams: z.array(teamRow),
  managed_teams: z.array(z.string()),
  /** For organisers: the clubs of the players by account, as far as known. */
  clubs_of_players: z.record(z.string(), z.string()),
  /** For organisers: the FIDE numbers of the players by account, as far as they have one. */
  fide_numbers: z.record(z.string(), z.number()),
  /** For organisers, by account: the FIDE number, and for guests national id, birth date and sex. */
  facts_of_players: z.record(
    z.string(),
    z.object({
      fide_number: z.number().nullable(),
      national_id: z.string().nullable(),
      birth_date: z.string().nullable(),
      sex: z.enum(['M', 'F']).nullable(),
    }),
  ),
  /** The clubs of the teams that can still be added. */
  clubs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether the start numbers are not ordered by rating and can still be. */
  may_renumber: z.boolean(),
  is_team_tournament: z.boolean(),
  can_manage: z.boolean(),
});

/** The results round by round, the whole table, the table of each category, or the players by name. */
export const printedTable = z.object({ by: z.enum(['standings', 'category', 'start']).optional() });

/** One round of the pairings for printing; all rounds if omitted. */
export const printedRound = z.object({ round: z.coerce.number().int().min(1).max(1_000).optional() });

/** The edition of the report file's format. */
export const reportQuery = z.object({
  /** `report` is for rating and needs all results; `working` is for other programs, at any time. */
  file: z.enum(['report', 'working']).default('working'),
  edition: z.enum(['16', '26']).default('26'),
  /** ASCII for the report, else UTF-8. `ascii` and `latin1` replace other letters, for programs that count bytes. */
  encoding: z.enum(['utf-8', 'ascii', 'latin1']).optional(),
  /** `###` lines on decisions and pairings by hand, for organisers; by default in the working file only. */
  comments: z.enum(['yes', 'no']).optional(),
  /** `no` leaves out points adjustments (299), which some programs do not read. */
  decisions: z.enum(['yes', 'no']).default('yes'),
  /** A part: `3` or `3-6`. */
  rounds: z
    .string()
    .regex(/^[1-9]\d{0,2}(-[1-9]\d{0,2})?$/)
    .optional(),
});
