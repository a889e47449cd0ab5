/** Lists of tournaments: the calendar, the find page and those of a host. */
import { z } from 'zod';
import type { CamelKeys } from '../codec/case.ts';
import { tournamentView } from './tournaments.ts';

export const tournamentListRow = z.object({ id: z.string(), name: z.string(), start_date: z.string() });

export const listPage = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

export const LIST_STATES = ['upcoming', 'started', 'finished'] as const;
export const LIST_PLACES = ['online', 'otb'] as const;

/** A column, with a leading hyphen for descending order. */
export const LIST_ORDERS = ['name', '-name', 'start', '-start', 'players', '-players'] as const;

/** A part of all public tournaments, the latest first unless in another order. */
export const tournamentListQuery = listPage.extend({
  q: z.string().max(100).optional(),
  status: z.enum(LIST_STATES).optional(),
  place: z.enum(LIST_PLACES).optional(),
  kind: tournamentView.shape.kind.optional(),
  town: z.string().max(100).optional(),
  sort: z.enum(LIST_ORDERS).optional(),
});
export type TournamentListQuery = z.output<typeof tournamentListQuery>;

/** At most so many unfinished tournaments, those nearest to now. */
export const findPage = listPage.pick({ limit: true });

/** The tournaments of a host; the type is needed if a club and an organisation have the same id. */
export const tournamentListing = z.object({ data: z.array(tournamentListRow.extend({ end_date: z.string() })) });
export const organiserQuery = z.object({ type: z.enum(['club', 'organization']).optional() });

export const tournamentCard = tournamentListRow.extend({
  end_date: z.string(),
  kind: tournamentView.shape.kind,
  game_variant: tournamentView.shape.game_variant,
  rounds: z.number().nullable(),
  initial_time: z.number(),
  increment: z.number(),
  /** False if the imported file does not contain the time control, which is then an assumed one. */
  time_control_known: z.boolean(),
  online_pairing_interval_n: z.number(),
  online_pairing_interval_t: z.number(),
  /** The start of the first round. */
  start: z.string(),
  time_zone: z.string(),
  profile_picture: z.string(),
  organiser: z.string(),
  organiser_type: tournamentView.shape.organiser_type,
  organiser_name: z.string(),
  /** The picture of the club or organisation; empty without one. */
  organiser_picture: z.string(),
  /** The town where it is played; empty if unknown, and online. */
  city: z.string(),
  default_otb: z.boolean(),
  started: z.boolean(),
  finished: z.boolean(),
  current_round: z.number(),
  /** The start of the current round; null before the first pairing, and once the round has a result. */
  current_round_start: z.string().nullable(),
  /** Whether all its games are over. */
  current_round_done: z.boolean(),
  participants: z.number(),
  /** Running online games. */
  games_now: z.number(),
  pinned: z.boolean(),
  pinned_order: z.number(),
});
export type TournamentCard = CamelKeys<z.output<typeof tournamentCard>>;

export const tournamentCalendarRow = tournamentCard.pick({
  id: true,
  name: true,
  start_date: true,
  end_date: true,
  kind: true,
  initial_time: true,
  increment: true,
  time_control_known: true,
  default_otb: true,
  started: true,
  finished: true,
  participants: true,
  organiser: true,
  organiser_type: true,
  organiser_name: true,
  city: true,
});
export type TournamentCalendarRow = CamelKeys<z.output<typeof tournamentCalendarRow>>;

export const tournamentList = z.object({
  data: z.array(tournamentCalendarRow),
  /** How many there are in all, counted up to a limit. */
  total: z.number(),
  /** Whether there are more than were counted. */
  is_more: z.boolean(),
  /** The towns of the latest tournaments. */
  towns: z.array(z.string()),
});
export type TournamentList = CamelKeys<z.output<typeof tournamentList>>;

export const finishedTournament = tournamentCalendarRow
  .pick({ id: true, name: true, organiser: true, organiser_type: true, organiser_name: true, participants: true })
  .extend({
    /** The last day of play. */
    last_day: z.string(),
    /** Who shares first place; empty if unknown, hidden, or without any points. */
    winners: z.array(z.object({ kind: z.enum(['player', 'team']), id: z.string(), name: z.string() })),
  });
export type FinishedTournament = CamelKeys<z.output<typeof finishedTournament>>;

export const tournamentFind = z.object({
  ongoing: z.array(tournamentCard),
  upcoming: z.array(tournamentCard),
  privates: z.array(tournamentCard),
  pinned: z.array(tournamentCard),
  /** The public tournaments that finished last, at most five. */
  finished: z.array(finishedTournament),
  /** Whether a list is at its limit and was cut to those whose first pairing is nearest to now. */
  cut: z.boolean(),
});

export const tournamentSearch = z.object({
  results: z.array(tournamentListRow.extend({ end_date: z.string() })),
});

export const nameSearch = z.object({ q: z.string().max(100).default('') });
