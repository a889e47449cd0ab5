/** Tournaments in lists: the calendar, the find page, those of an organiser. */
import { z } from 'zod';
import { tournamentView } from './tournaments.ts';

export const tournamentListRow = z.object({ id: z.string(), name: z.string(), start_date: z.string() });

/** A part of a long list. */
export const listPage = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

/** The tournaments of an organiser; where a club and an organisation have the same id, the type says whose. */
export const tournamentListing = z.object({ data: z.array(tournamentListRow.extend({ end_date: z.string() })) });
export const organiserQuery = z.object({ type: z.enum(['club', 'organization']).optional() });

/** A card of the calendar and of the find page. */
export const tournamentCard = tournamentListRow.extend({
  end_date: z.string(),
  kind: tournamentView.shape.kind,
  game_variant: tournamentView.shape.game_variant,
  rounds: z.number().nullable(),
  initial_time: z.number(),
  increment: z.number(),
  /** False where the file that it came from does not tell its time control: what stands here is then assumed. */
  time_control_told: z.boolean(),
  online_pairing_interval_n: z.number(),
  online_pairing_interval_t: z.number(),
  /** When the first round begins. */
  start: z.string(),
  profile_picture: z.string(),
  default_otb: z.boolean(),
  started: z.boolean(),
  finished: z.boolean(),
  current_round: z.number(),
  /** When the current round begins or began; null before the first is paired. */
  current_round_start: z.string().nullable(),
  participants: z.number(),
  /** Games on the screen that are being played. */
  games_now: z.number(),
  pinned: z.boolean(),
  pinned_order: z.number(),
});
export type TournamentCard = z.output<typeof tournamentCard>;

/** What the calendar of all tournaments says of one. */
export const tournamentCalendarRow = tournamentCard
  .pick({
    id: true,
    name: true,
    start_date: true,
    end_date: true,
    kind: true,
    initial_time: true,
    increment: true,
    time_control_told: true,
    default_otb: true,
    started: true,
    finished: true,
    participants: true,
  })
  .extend({
    organiser: z.string(),
    organiser_type: tournamentView.shape.organiser_type,
    organiser_name: z.string(),
  });
export type TournamentCalendarRow = z.output<typeof tournamentCalendarRow>;

export const tournamentList = z.object({ data: z.array(tournamentCalendarRow) });

/** A tournament that is over, as the front page tells of it. */
export const finishedTournament = tournamentCalendarRow
  .pick({ id: true, name: true, organiser: true, organiser_type: true, organiser_name: true, participants: true })
  .extend({
    /** The last day that was played. */
    last_day: z.string(),
    /** Who shares the first place; nobody where it is not known, not shown or nobody has a point. */
    winners: z.array(z.object({ kind: z.enum(['player', 'team']), id: z.string(), name: z.string() })),
  });
export type FinishedTournament = z.output<typeof finishedTournament>;

export const tournamentFind = z.object({
  ongoing: z.array(tournamentCard),
  upcoming: z.array(tournamentCard),
  privates: z.array(tournamentCard),
  pinned: z.array(tournamentCard),
  /** The public ones that were over last, at most five. */
  finished: z.array(finishedTournament),
});

export const tournamentSearch = z.object({
  results: z.array(tournamentListRow.extend({ end_date: z.string() })),
});

export const nameSearch = z.object({ q: z.string().max(100).default('') });
