/** Fields of a tournament's page for organisers, and for the two players of a board. */
import { z } from 'zod';
import { COUNTED, ROUND_FAULTS } from '../../domain/pairing/swiss-dutch/verdict.ts';
import { REPORTED_RESULTS } from '../../domain/tournament/value/board-report.ts';
import { ACCELERATIONS } from '../../domain/tournament/value/state.ts';
import type { CamelKeys } from '../codec/case.ts';

/** The pairing constraints; requested byes are among the pairings. */
export const pairingConstraints = z.object({
  /** Players who must not meet between two rounds, or without a last one (null) to the end. */
  forbidden_pairs: z.array(
    z.object({ players: z.array(z.string()), first_round: z.number(), last_round: z.number().nullable() }),
  ),
  acceleration: z.enum(ACCELERATIONS),
});
export type PairingConstraints = CamelKeys<z.output<typeof pairingConstraints>>;

/** A category's rules, and its manually added players. */
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
export type CategoryRuleView = CamelKeys<z.output<typeof categoryRuleView>>;

const draftedPlayer = z.string();
/** Violations of C.04.3 on single boards, and criteria that are met less often, with the difference. */
export const roundFaults = z.array(z.object({ kind: z.enum(ROUND_FAULTS), players: z.array(draftedPlayer) }));
export const worseCriteria = z.array(z.object({ criterion: z.enum(COUNTED), more: z.number() }));

/** The next round before it is published, with its check against C.04.3. Players are account ids. */
export const draftView = z.object({
  round: z.number(),
  /** Sent with every request about the draft, so that a draft changed in the meantime is detected. */
  version: z.number(),
  /** From the first board on; `proposed` if the program paired these two at this board. */
  pairs: z.array(z.object({ white: draftedPlayer, black: draftedPlayer, proposed: z.boolean() })),
  byes: z.array(draftedPlayer),
  faults: roundFaults,
  /** The criteria met less often than in the program's proposal. */
  worse: worseCriteria,
  /** Present players without a seat in it, and players with a seat who are no longer present. */
  missing: z.array(draftedPlayer),
  gone: z.array(draftedPlayer),
  publishable: z.boolean(),
});
export type DraftView = CamelKeys<z.output<typeof draftView>>;

/** Both sides' reports of an over-the-board result, before the arbiter confirms it. */
export const boardReportView = z.object({
  round: z.number(),
  white: z.string(),
  black: z.string(),
  /** Null if the side has not reported. */
  white_says: z.enum(REPORTED_RESULTS).nullable(),
  black_says: z.enum(REPORTED_RESULTS).nullable(),
});
export type BoardReportView = CamelKeys<z.output<typeof boardReportView>>;
