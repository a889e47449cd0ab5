/** What the page of a tournament has for those who run it, and for the two sides of a board. */
import { z } from 'zod';
import { COUNTED, ROUND_FAULTS } from '../domain/pairing/swiss-dutch/verdict.ts';
import { REPORTED_RESULTS } from '../domain/tournament/board-report.ts';
import { ACCELERATIONS } from '../domain/tournament/state.ts';

/** What the organiser asks of the pairings to come; booked byes stand among the pairings. */
export const pairingWishes = z.object({
  /** These must not meet, from one round to another or (null) to the end. */
  bans: z.array(z.object({ players: z.array(z.string()), first_round: z.number(), last_round: z.number().nullable() })),
  acceleration: z.enum(ACCELERATIONS),
});
export type PairingWishes = z.output<typeof pairingWishes>;

/** What a category asks for, and whom the organiser has chosen for it besides. */
export const categoryRuleView = z.object({
  name: z.string(),
  born_from: z.number().nullable(),
  born_to: z.number().nullable(),
  sex: z.enum(['F', 'M']).nullable(),
  rating_from: z.number().nullable(),
  rating_to: z.number().nullable(),
  club: z.string().nullable(),
  players: z.array(z.string()),
});
export type CategoryRuleView = z.output<typeof categoryRuleView>;

const draftedPlayer = z.string();
/** What C.04.3 says of single boards, and by how much criteria are met less often. */
export const roundFaults = z.array(z.object({ kind: z.enum(ROUND_FAULTS), players: z.array(draftedPlayer) }));
export const worseCriteria = z.array(z.object({ criterion: z.enum(COUNTED), more: z.number() }));

/** The next round before it is published, with what C.04.3 says of it. Players by account. */
export const draftView = z.object({
  round: z.number(),
  /** Goes with what is asked of it: a draft that has changed meanwhile is another one. */
  version: z.number(),
  /** From the first board on; `proposed` where the program has these two at this board. */
  pairs: z.array(z.object({ white: draftedPlayer, black: draftedPlayer, proposed: z.boolean() })),
  byes: z.array(draftedPlayer),
  faults: roundFaults,
  /** The criteria that it meets less often than what the program has proposed. */
  worse: worseCriteria,
  /** Who is there and has no seat in it, and who has one and is not there any more. */
  missing: z.array(draftedPlayer),
  gone: z.array(draftedPlayer),
  publishable: z.boolean(),
});
export type DraftView = z.output<typeof draftView>;

/** What the two sides of a board over the board say of its result, before the arbiter has confirmed it. */
export const boardReportView = z.object({
  round: z.number(),
  white: z.string(),
  black: z.string(),
  /** Null where the side has said nothing. */
  white_says: z.enum(REPORTED_RESULTS).nullable(),
  black_says: z.enum(REPORTED_RESULTS).nullable(),
});
export type BoardReportView = z.output<typeof boardReportView>;
