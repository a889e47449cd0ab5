import { z } from 'zod';
import type { AccountId } from '../domain/ids.ts';
import { LIST_MAX_ROWS } from '../domain/limits.ts';
import type { ColorRule } from '../domain/pairing/swiss-dutch/colors.ts';
import type { Criterion } from '../domain/pairing/swiss-dutch/criteria.ts';
import { REPORTED_RESULTS } from '../domain/tournament/board-report.ts';
import { GAME_RESULTS } from '../domain/tournament/game-result.ts';
import { ACCELERATIONS } from '../domain/tournament/state.ts';
import { roundFaults, worseCriteria } from './desk-views.ts';
import { clockText, formDay, idOf, idText, isoMoment, nameText } from './fields.ts';
import { categoryRule } from './table-parts.ts';
import { pairingView } from './tournaments.ts';

export const roundView = z.object({
  number: z.number(),
  name: z.string(),
  /** 1970-01-01T00:00:00Z: not scheduled yet. */
  start_date: z.string(),
  tournament: z.string(),
});
export type RoundView = z.output<typeof roundView>;

export const roundList = z.array(roundView);
export const pairingList = z.array(pairingView);

/** GET /s/rounds and GET /s/pairings: of which tournament. */
export const ofTournament = z.object({ tournament: idText });

export const addRound = z.object({
  tournament: idText,
  number: z.number().int().min(1).max(1000).optional(),
  name: nameText.optional(),
  start_date: isoMoment.optional(),
});
export const addedRound = z.object({ number: z.number() });
export const setupRound = z.object({
  tournament: idText,
  number: z.number().int().min(1).max(1000),
  start_date: isoMoment,
});
export const deleteRound = z.object({ tournament: idText, number: z.number().int().min(1).max(1000) });

/** When the next online pairing is to be. */
export const changePairingTime = z.object({ next_pairing_date: formDay, next_pairing_time: clockText });

export const addPairing = z.object({
  tournament: idText,
  round: z.number().int().min(1).max(1000),
  white: idText,
  /** "bye": White has no opponent. */
  black: idText,
  online: z.boolean().default(false),
});
/** What the arbiter may not have seen: a second game in the round, a rematch, a bye that is not the player's turn. */
export const addedPairing = z.object({ warnings: z.array(z.enum(['secondGameInRound', 'rematch', 'wrongBye'])) });
export const deletePairing = addPairing.omit({ online: true });

/** C1 to C21 of C.04.3, and the articles of its colour rules. */
const criterion = z.enum([
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
  'C21',
]) satisfies z.ZodType<Criterion>;
const colorRule = z.enum(['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5']) satisfies z.ZodType<ColorRule>;

/** Which game of a knockout match a result is for, from 1; without it the colours of the path say so. */
export const gameOfMatch = z.object({ game: z.coerce.number().int().min(1).max(100).optional() });

/** POST /s/tournament/set-results/{id}/{round}: by their boards, which are known by their two sides; null: no result. */
export const resultsPayload = z.object({
  results: z
    .array(z.object({ white: idOf<AccountId>(), black: idOf<AccountId>(), result: z.enum(GAME_RESULTS).nullable() }))
    .min(1)
    .max(LIST_MAX_ROWS),
});

/** PUT /s/tournament/report-result/{id}/{round}/{white}/{black}: how the own game ended; null takes the word back. */
export const reportedResultPayload = z.object({ result: z.enum(REPORTED_RESULTS).nullable() });

/** POST /s/tournament/confirm-reports/{id}/{round}: what both sides of these boards have said, as it was seen. */
export const confirmReportsPayload = z.object({
  boards: z
    .array(z.object({ white: idOf<AccountId>(), black: idOf<AccountId>(), result: z.enum(REPORTED_RESULTS) }))
    .min(1)
    .max(LIST_MAX_ROWS),
});

/** POST and DELETE /s/tournament/ban/{id}: these must not meet, from one round to another or (null) to the end. */
export const banPayload = z
  .object({
    players: z.array(idText).min(2).max(200),
    first_round: z.number().int().min(1).max(1000).default(1),
    last_round: z.number().int().min(1).max(1000).nullable().default(null),
  })
  .refine(({ first_round: first, last_round: last }) => last === null || last >= first, { path: ['last_round'] });
export type BanInput = z.output<typeof banPayload>;

/** POST /s/tournament/book-bye/{id}: a player sits out a round to come. DELETE /s/pairings takes the bye back. */
export const bookByePayload = z.object({
  player: idText,
  round: z.number().int().min(1).max(1000),
  bye: z.enum(['full-point', 'half-point', 'zero-point']),
});

/**
 * POST /s/tournament/category/{id}: whom a part of the table is for, by years of birth, sex, rating and club, and who is in
 * it by the organiser's choice. `was` is its name until now; null makes a new one.
 */
export const tournamentCategoryPayload = categoryRule.safeExtend({
  was: z.string().nullable().default(null),
  players: z.array(idText).max(LIST_MAX_ROWS).default([]),
});
export type TournamentCategoryInput = z.output<typeof tournamentCategoryPayload>;

/** DELETE /s/tournament/category/{id}: by its name. */
export const removeCategoryPayload = z.object({ name: z.string() });

/** POST /s/tournament/acceleration/{id}. */
export const accelerationPayload = z.object({ acceleration: z.enum(ACCELERATIONS) });

/** POST /s/tournament/swap-in-draft/{id}: two change places in the draft that was seen. */
export const swapInDraftPayload = z.object({ players: z.tuple([idText, idText]), version: z.number().int().min(1) });
/** GET /s/tournament/swap-seats/{id}/{round}/{one}/{other}: what speaks against it that they change places. */
export const swapAnswer = z.object({ faults: roundFaults, worse: worseCriteria });
export type SwapAnswer = z.output<typeof swapAnswer>;

/** POST /s/tournament/publish-draft/{id}: the draft that was seen. */
export const publishDraftPayload = z.object({ version: z.number().int().min(1) });

/** Whom the order names first, and what spoke against it; null where it is this one, or where only the order spoke. */
const naturalChoice = { natural: z.string().nullable(), criterion: criterion.nullable() };

/** GET /s/tournament/explain/{id}/{round}: why a round of a Swiss was paired as it was. Players by account. */
export const explanationAnswer = z.object({
  /** False where the round does not stand as the program pairs it. */
  as_paired: z.boolean(),
  brackets: z.array(
    z.object({
      score: z.number(),
      residents: z.array(z.string()),
      moved_down: z.array(z.string()),
      exchange: z
        .object({ leaving: z.array(z.string()), entering: z.array(z.string()), criterion: criterion.nullable() })
        .nullable(),
      downfloats: z.array(z.object({ player: z.string(), ...naturalChoice })),
    }),
  ),
  pairs: z.array(
    z.object({
      white: z.string(),
      black: z.string(),
      bracket: z.number(),
      floater: z.string().nullable(),
      color_rule: colorRule,
      ...naturalChoice,
    }),
  ),
  bye: z.object({ player: z.string(), bracket: z.number(), ...naturalChoice }).nullable(),
});
export type ExplanationAnswer = z.output<typeof explanationAnswer>;
