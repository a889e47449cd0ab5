import { z } from 'zod';
import type { AccountId, TeamId } from '../../domain/kernel/ids.ts';
import { CAPTAINS_WORDS_MAX, LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import type { ColorRule } from '../../domain/pairing/swiss-dutch/colors.ts';
import type { Criterion } from '../../domain/pairing/swiss-dutch/criteria.ts';
import { REPORTED_RESULTS } from '../../domain/tournament/value/board-report.ts';
import { GAME_RESULTS } from '../../domain/tournament/value/game-result.ts';
import { POSTPONED_STATES } from '../../domain/tournament/value/postponed-game.ts';
import { ACCELERATIONS } from '../../domain/tournament/value/state.ts';
import type { CamelKeys } from '../codec/case.ts';
import { changed } from '../http/answers.ts';
import { clockText, formDay, freeText, idOf, idText, isoMoment, nameText } from '../http/fields.ts';
import { enteredResult, yesOrNo } from '../http/path-parts.ts';
import { roundFaults, worseCriteria } from './desk-views.ts';
import { categoryRule } from './table-parts.ts';
import { pairingView } from './tournaments.ts';

export const roundView = z.object({
  number: z.number(),
  name: z.string(),
  /** 1970-01-01T00:00:00Z if not scheduled yet. */
  start_date: z.string(),
  tournament: z.string(),
});
export type RoundView = CamelKeys<z.output<typeof roundView>>;

export const roundList = z.array(roundView);
export const pairingList = z.array(pairingView);

/** The tournament of GET /s/rounds and GET /s/pairings. */
export const ofTournament = z.object({ tournament: idText });

export const addRound = z.object({
  tournament: idText,
  number: z.number().int().min(1).max(1000).optional(),
  name: nameText.optional(),
  start_date: isoMoment.optional(),
});
export const addedRound = changed.extend({ number: z.number() });
export const setupRound = z.object({
  tournament: idText,
  number: z.number().int().min(1).max(1000),
  start_date: isoMoment,
});
export const deleteRound = z.object({ tournament: idText, number: z.number().int().min(1).max(1000) });

/** All players, or all teams, in the new order. */
export const startingOrderPayload = z.object({ order: z.array(idOf<AccountId | TeamId>()).max(LIST_MAX_ROWS) });

/** The time of the next online pairing. */
export const changePairingTime = z.object({ next_pairing_date: formDay, next_pairing_time: clockText });

export const addPairing = z.object({
  tournament: idText,
  round: z.number().int().min(1).max(1000),
  white: idText,
  /** "bye" if White has no opponent. */
  black: idText,
  online: z.boolean().default(false),
});
/** Warnings for the arbiter: a second game in the round, a rematch, or a bye that is due to another player. */
export const addedPairing = changed.extend({ warnings: z.array(z.enum(['secondGameInRound', 'rematch', 'wrongBye'])) });
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

/**
 * Which game of a knockout match a result is for, from 1; without it the colours of the path decide. `expected`: the
 * result that the sender saw, including "none"; if the stored one differs, nothing is changed.
 */
export const enteredResultQuery = z.object({
  game: z.coerce.number().int().min(1).max(100).optional(),
  expected: enteredResult.optional(),
});

/**
 * The result that the sender saw on a board, null or "none" for no result; if omitted, any stored result is accepted.
 */
export const expectedResult = z
  .union([z.enum(GAME_RESULTS), z.null(), z.literal('none').transform(() => null)])
  .optional();

/** POST /s/tournament/set-results/{id}/{round}: results by board, identified by its sides; null removes a result. */
export const resultsPayload = z.object({
  results: z
    .array(
      z.object({
        white: idOf<AccountId>(),
        black: idOf<AccountId>(),
        result: z.enum(GAME_RESULTS).nullable(),
        expected: expectedResult,
      }),
    )
    .min(1)
    .max(LIST_MAX_ROWS),
});

/** PUT /s/tournament/report-result/{id}/{round}/{white}/{black}: the caller's report; null withdraws it. */
export const reportedResultPayload = z.object({ result: z.enum(REPORTED_RESULTS).nullable() });

/** POST /s/tournament/confirm-reports/{id}/{round}: both sides' reports of these boards, as the arbiter saw them. */
export const confirmReportsPayload = z.object({
  boards: z
    .array(
      z.object({
        white: idOf<AccountId>(),
        black: idOf<AccountId>(),
        result: z.enum(REPORTED_RESULTS),
        expected: expectedResult,
      }),
    )
    .min(1)
    .max(LIST_MAX_ROWS),
});

/** PUT /s/tournament/postponed/{id}/{round}/{white}/{black}: the date, the player who asked, and a note for arbiters. */
export const postponedPayload = z.object({
  state: z.enum(POSTPONED_STATES),
  start_date: isoMoment.nullable().default(null),
  by: z.enum(['white', 'black']).nullable().default(null),
  words: freeText(CAPTAINS_WORDS_MAX).default(''),
});

/** POST /s/tournament/postponed/{id}/{round}/{white}/{black}/result: the proposal of the rule, as the arbiter saw it. */
export const unplayedPayload = z.object({ result: z.enum(GAME_RESULTS) });

/** PUT /s/tournament/another-day/{id}/{round}/{white}/{black}: the caller's proposal; only arbiters read the note. */
export const anotherDayPayload = z.object({
  start_date: isoMoment,
  words: freeText(CAPTAINS_WORDS_MAX).default(''),
});

/** POST of the same: the answer to the opponent's proposal. */
export const dayAnswerPayload = z.object({ agreed: z.boolean() });

/** POST and DELETE /s/tournament/ban/{id}: these players must not meet between two rounds, or (null) to the end. */
export const forbiddenPairPayload = z
  .object({
    players: z.array(idText).min(2).max(200),
    first_round: z.number().int().min(1).max(1000).default(1),
    last_round: z.number().int().min(1).max(1000).nullable().default(null),
  })
  .refine(({ first_round: first, last_round: last }) => last === null || last >= first, { path: ['last_round'] });
export type ForbiddenPairInput = CamelKeys<z.output<typeof forbiddenPairPayload>>;

/** POST /s/tournament/book-bye/{id}: a requested bye in a future round. DELETE /s/pairings removes it. */
export const requestedByePayload = z.object({
  player: idText,
  round: z.number().int().min(1).max(1000),
  bye: z.enum(['full-point', 'half-point', 'zero-point']),
});

/**
 * POST /s/tournament/category/{id}: a part of the table by year of birth, sex, rating and club, with manually added
 * players. `previous_name` is null for a new category.
 */
export const tournamentCategoryPayload = categoryRule.safeExtend({
  previous_name: z.string().nullable().default(null),
  players: z.array(idText).max(LIST_MAX_ROWS).default([]),
});
export type TournamentCategoryInput = CamelKeys<z.output<typeof tournamentCategoryPayload>>;

export const removeCategoryPayload = z.object({ name: z.string() });

/** POST /s/tournament/acceleration/{id}. */
export const accelerationPayload = z.object({ acceleration: z.enum(ACCELERATIONS) });

/** POST /s/tournament/swap-in-draft/{id}: swaps two players in the draft that the sender saw. */
export const swapInDraftPayload = z.object({ players: z.tuple([idText, idText]), version: z.number().int().min(1) });
/** GET /s/tournament/swap-seats/{id}/{round}/{one}/{other}: the objections to the swap. */
export const swapAnswer = z.object({ faults: roundFaults, worse: worseCriteria });
export type SwapAnswer = CamelKeys<z.output<typeof swapAnswer>>;

/** The round that the sender intends to pair, so that a repeated request has the same effect as one. */
const meantRound = z.coerce.number().int().min(1).max(1000).optional();
/** `adjourn`: games without a result are registered as adjourned; without it they are refused. */
const adjournQuery = { adjourn: yesOrNo.transform((text) => text === 'true').optional() };
export const pairQuery = z.object({ round: meantRound, ...adjournQuery });
export const draftQuery = z.object(adjournQuery);

/** POST /s/tournament/publish-draft/{id}: the draft that the sender saw, and its round. */
export const publishDraftPayload = z.object({ version: z.number().int().min(1), round: meantRound });
export const pairedRoundAnswer = changed.extend({ round: z.number() });

/** The first choice by order, and the criterion against it; null if it was taken, or if only the order decided. */
const naturalChoice = { natural: z.string().nullable(), criterion: criterion.nullable() };

/** GET /s/tournament/explain/{id}/{round}: the explanation of a Swiss round. Players are account ids. */
export const explanationAnswer = z.object({
  /** False if the round differs from the program's pairing. */
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
export type ExplanationAnswer = CamelKeys<z.output<typeof explanationAnswer>>;
