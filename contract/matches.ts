import { z } from 'zod';
import type { AccountId } from '../domain/ids.ts';
import { CAPTAINS_WORDS_MAX, MATCH_MAX_BOARDS, PLACE_MAX } from '../domain/limits.ts';
import { GAME_RESULTS } from '../domain/tournament/game-result.ts';
import { HOMES } from '../domain/tournament/match-day.ts';
import { REPORT_STATES } from '../domain/tournament/match-report.ts';
import { freeText, idOf, isoMoment } from './fields.ts';
import { teamId } from './path-parts.ts';

/** A board as it was played, in its colours: an empty chair is null, and then there is no result. */
const reportedBoard = z.object({
  board: z.number().int().min(1).max(MATCH_MAX_BOARDS),
  white: idOf<AccountId>().nullable(),
  black: idOf<AccountId>().nullable(),
  result: z.enum(GAME_RESULTS).nullable(),
});

/** PUT .../report/{round}/{team} and .../decision/{round}/{team}: a match from board 1 on. */
export const playedPayload = z.object({ boards: z.array(reportedBoard).min(1).max(MATCH_MAX_BOARDS) });

/** POST .../report/{round}/{team}: null confirms, words say what is wrong. */
export const answerReportPayload = z.object({
  disputed: freeText(CAPTAINS_WORDS_MAX).pipe(z.string().min(1)).nullable(),
});

/** PUT .../postponement/{round}/{team}: another day, and why. */
export const postponementPayload = z.object({
  start_date: isoMoment,
  words: freeText(CAPTAINS_WORDS_MAX).default(''),
});

/** POST .../postponement/{round}/{team}. */
export const answerPostponementPayload = z.object({ agreed: z.boolean() });

const place = freeText(PLACE_MAX).transform((text) => (text === '' ? null : text));

/** PUT .../place/{round}/{team}: where the home team plays; empty forgets it. */
export const placePayload = z.object({ place });

/** PUT .../match/{round}/{team}: what the organiser says; null as the tournament or the round has it. */
export const arrangePayload = z.object({
  home: z.enum(HOMES).nullable(),
  place,
  start_date: isoMoment.nullable(),
});

/** What the reader may do about a match at this moment. */
export const MATCH_DEEDS = [
  'report',
  'answerReport',
  'postpone',
  'answerPostponement',
  'namePlace',
  'arrange',
  'decide',
] as const;
export type MatchDeed = (typeof MATCH_DEEDS)[number];

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
  /** What is wrong with it. */
  words: z.string().nullable(),
  boards: z.array(shownBoard),
});
export type ShownReport = z.output<typeof shownReport>;

/**
 * GET .../match/{round}/{team}: a match beside what the page of its tournament tells of it. What captains say to one
 * another is told to them and to who runs the tournament; everybody sees what was confirmed, and what was corrected since.
 */
export const matchDay = z.object({
  state: z.enum(REPORT_STATES),
  /** As they count; none before the line-ups are closed. */
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
  /** What is said of this match alone, for the form of the organiser. */
  own: z.object({ home: z.enum(HOMES).nullable(), place: z.string().nullable() }),
  /** The team that the reader speaks for, by its side. */
  side: z.enum(['white', 'black']).nullable(),
  may: z.array(z.enum(MATCH_DEEDS)),
});
export type MatchDayView = z.output<typeof matchDay>;

/** A calendar of several tournaments: in which language, as a calendar program says none. */
export const calendarQuery = z.object({ language: z.enum(['en', 'no']).default('en') });
/** GET /s/tournament/calendar/{id}: of which team, where not of all. */
export const tournamentCalendarQuery = calendarQuery.extend({ team: teamId.optional() });
