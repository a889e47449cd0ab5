import { z } from 'zod';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { CAPTAINS_WORDS_MAX, MATCH_MAX_BOARDS, PLACE_MAX } from '../../domain/kernel/limits.ts';
import { REPORT_STATES } from '../../domain/tournament/teams/match-report.ts';
import { GAME_RESULTS } from '../../domain/tournament/value/game-result.ts';
import { HOMES } from '../../domain/tournament/value/match-day.ts';
import type { CamelKeys } from '../codec/case.ts';
import { freeText, idOf, isoMoment } from '../http/fields.ts';
import { teamId } from '../http/path-parts.ts';
import { expectedResult } from './rounds.ts';

/** A board as played, with its colours; a null player is an empty chair, and then there is no result. */
const reportedBoard = z.object({
  board: z.number().int().min(1).max(MATCH_MAX_BOARDS),
  white: idOf<AccountId>().nullable(),
  black: idOf<AccountId>().nullable(),
  result: z.enum(GAME_RESULTS).nullable(),
});

/** PUT .../report/{round}/{team} and .../decision/{round}/{team}: the results from board 1 on. */
export const playedPayload = z.object({
  boards: z
    .array(reportedBoard.extend({ expected: expectedResult }))
    .min(1)
    .max(MATCH_MAX_BOARDS),
});

/** POST .../report/{round}/{team}: null confirms, a text disputes. `expected`: the report that the captain saw. */
export const answerReportPayload = z.object({
  disputed: freeText(CAPTAINS_WORDS_MAX).pipe(z.string().min(1)).nullable(),
  expected: z.array(reportedBoard).max(MATCH_MAX_BOARDS).optional(),
});

/** PUT .../postponement/{round}/{team}: another date, and the reason. */
export const postponementPayload = z.object({
  start_date: isoMoment,
  words: freeText(CAPTAINS_WORDS_MAX).default(''),
});

/** POST .../postponement/{round}/{team}. */
export const answerPostponementPayload = z.object({ agreed: z.boolean() });

const place = freeText(PLACE_MAX).transform((text) => (text === '' ? null : text));

/** PUT .../place/{round}/{team}: the home team's venue; an empty one is removed. */
export const placePayload = z.object({ place });

/** PUT .../match/{round}/{team}: the organiser's settings; null uses those of the tournament or the round. */
export const arrangePayload = z.object({
  home: z.enum(HOMES).nullable(),
  place,
  start_date: isoMoment.nullable(),
});

/** The actions that are open to the user for a match. */
export const MATCH_ACTIONS = [
  'report',
  'answerReport',
  'postpone',
  'answerPostponement',
  'namePlace',
  'arrange',
  'decide',
] as const;
export type MatchAction = (typeof MATCH_ACTIONS)[number];

const shownBoard = z.object({
  board: z.number(),
  white: z.string().nullable(),
  black: z.string().nullable(),
  result: z.enum(GAME_RESULTS).nullable(),
});

const shownReport = z.object({
  by: z.enum(['white', 'black', 'organiser']),
  at: z.string(),
  state: z.enum(['waiting', 'disputed', 'confirmed']),
  answered: z.string().nullable(),
  /** Why the report is disputed. */
  words: z.string().nullable(),
  boards: z.array(shownBoard),
});
export type ShownReport = CamelKeys<z.output<typeof shownReport>>;

/**
 * GET .../match/{round}/{team}: details of a match in addition to the tournament page. Only the captains and organisers
 * receive unconfirmed reports; everybody sees the confirmed report and later corrections.
 */
export const matchDay = z.object({
  state: z.enum(REPORT_STATES),
  /** The boards that count; empty until the line-ups close. */
  boards: z.array(shownBoard),
  reports: z.array(shownReport),
  /** Boards that the organiser has corrected since. */
  corrected: z.array(z.number()),
  postponement: z
    .object({
      by: z.enum(['white', 'black']),
      start_date: z.string(),
      words: z.string(),
      asked: z.string(),
      answer: z.enum(['agreed', 'refused', 'decided']).nullable(),
    })
    .nullable(),
  /** Settings of this match alone, for the organiser's form. */
  own: z.object({ home: z.enum(HOMES).nullable(), place: z.string().nullable() }),
  /** The side of the team for which the user acts. */
  side: z.enum(['white', 'black']).nullable(),
  may: z.array(z.enum(MATCH_ACTIONS)),
});
export type MatchDayView = CamelKeys<z.output<typeof matchDay>>;

/** A calendar of several tournaments. The language is in the query, because calendar clients send none. */
export const calendarQuery = z.object({ language: z.enum(['en', 'no']).default('en') });
/** GET /s/tournament/calendar/{id}: of one team, or of all if omitted. */
export const tournamentCalendarQuery = calendarQuery.extend({ team: teamId.optional() });
