/** Title norms of a tournament, for those who run it. */
import { z } from 'zod';
import { NORM_REMARKS_MAX } from '../../domain/kernel/limits.ts';
import { ARBITER_NORM_FORMS } from '../../domain/rating/norms/arbiter-norm.ts';
import { LEAST_CONDITIONS } from '../../domain/rating/norms/conditions.ts';
import { EVENT_ARTICLES, type EventConditionKind } from '../../domain/rating/norms/event-conditions.ts';
import { EXEMPTION_ARTICLES, type FederationExemption } from '../../domain/rating/norms/exemption.ts';
import { DECLARED_EXEMPTIONS, NO_DECLARATIONS, NORM_OCCASIONS } from '../../domain/rating/norms/input.ts';
import { NORM_TITLES } from '../../domain/rating/norms/titles.ts';
import { FORMAT_NAMES } from '../../domain/tournament/value/formats.ts';
import { OFFICIALS_MAX } from '../../domain/tournament/value/official-data.ts';
import type { NormStatements } from '../../domain/view/norm-event.ts';
import type { CamelKeys } from '../codec/case.ts';
import { countryCode, dayText } from '../http/fields.ts';

/** What the arbiter declares for norms, as the data cannot tell it. */
export const normDeclarations = z.object({
  /** Fewer games are enough in team championships and in the World Cup. */
  occasion: z.enum(NORM_OCCASIONS).optional(),
  /** From the mix of federations. */
  exemption: z.enum(DECLARED_EXEMPTIONS).optional(),
});

export const normsQuery = normDeclarations.extend({
  /** Day of the registration with FIDE. */
  registered_on: dayText.optional(),
  /** Nothing was changed for anybody's benefit. */
  unchanged: z.literal('true').optional(),
  /** FIDE has rated the event. */
  rated: z.literal('true').optional(),
});
export type NormsQuery = CamelKeys<z.output<typeof normsQuery>>;

/** Remarks of the form, in lines. */
export const normReportQuery = z.object({ remarks: z.string().max(NORM_REMARKS_MAX).optional() });

/** The federation of the arbiter; a blank on the form if not stated. */
export const arbiterFormQuery = z.object({ federation: countryCode.optional() });

export const certificateTitle = z.enum(NORM_TITLES);
export const arbiterNormForm = z.enum(ARBITER_NORM_FORMS);
/** The place among the arbiters of the answer, from 1. */
export const arbiterPlace = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 * OFFICIALS_MAX + 1);

const EVENT_KINDS = Object.keys(EVENT_ARTICLES) as [EventConditionKind, ...EventConditionKind[]];
const EXEMPTIONS = Object.keys(EXEMPTION_ARTICLES) as [FederationExemption, ...FederationExemption[]];

const eventCondition = z.object({
  kind: z.enum(EVENT_KINDS),
  /** Of FIDE's title regulations (B.01). */
  article: z.string(),
  /** `unknown` if the arbiter has to look. */
  state: z.enum(['met', 'failed', 'unknown']),
  /** A number or a day; null if the kind says it all. */
  wanted: z.union([z.string(), z.number()]).nullable(),
  /** A number, a day or names; null if unknown, or if the state says it all. */
  found: z.union([z.string(), z.number()]).nullable(),
});
export type EventConditionView = CamelKeys<z.output<typeof eventCondition>>;

const normCondition = z.object({
  kind: z.enum([...LEAST_CONDITIONS, 'ownFederation', 'oneFederation']),
  article: z.string(),
  bound: z.enum(['least', 'most']),
  wanted: z.number(),
  found: z.number(),
  met: z.boolean(),
});
export type NormConditionView = CamelKeys<z.output<typeof normCondition>>;

const outlook = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('secured') }),
  /** Against opponents of this average, known and assumed. */
  z.object({ kind: z.literal('needs'), points: z.number(), games: z.number(), average: z.number() }),
  z.object({ kind: z.literal('outOfReach'), missing: z.enum(['games', 'mix', 'points']) }),
]);

export const normCandidateView = z.object({
  account: z.string(),
  title: z.enum(NORM_TITLES),
  /** `open` while games are to come that cannot be left out. */
  verdict: z.enum(['reached', 'open', 'missed']),
  /** Of the games that count so far. */
  games: z.number(),
  points: z.number(),
  /** Null without a game. */
  average: z.number().nullable(),
  performance: z.number().nullable(),
  /** Least score against this average; null if the average itself is too low. */
  points_needed: z.number().nullable(),
  /** Towards the 27 games of an application; null unless reached. */
  counts_as_games: z.number().nullable(),
  /** From the mix of federations. */
  exemption: z.object({ kind: z.enum(EXEMPTIONS), article: z.string() }).nullable(),
  conditions: z.array(normCondition),
  outlook,
  /** What the opponents to come have to bring. */
  mix: z.object({
    /** Games to come whose opponents are not known. */
    unknown: z.number(),
    holders_missing: z.number(),
    titled_missing: z.number(),
    /** Null if exempt. */
    foreign_missing: z.number().nullable(),
    /** Further opponents of the own federation, and of the most frequent one, that are allowed. */
    own_room: z.number().nullable(),
    one_room: z.number().nullable(),
  }),
  /** Least scores against opponents that the field offers; `rating` is null if any is enough. */
  rows: z.array(z.object({ points: z.number(), rating: z.number().nullable() })),
  /** Null until only one game is to come, with its opponent known. */
  last_game: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.enum(['stands', 'outOfReach']) }),
      /** With `loss` any result is enough. */
      z.object({ kind: z.literal('mustBePlayed'), least: z.enum(['win', 'draw', 'loss']) }),
    ])
    .nullable(),
});
export type NormCandidateView = CamelKeys<z.output<typeof normCandidateView>>;

/** GET /s/tournament/norms/{id}: the event, the players with norms in reach, and the forms. */
export const normsAnswer = z.object({
  /** False unless FIDE rates the tournament as standard chess; there are no norms then. */
  offered: z.boolean(),
  format: z.enum(FORMAT_NAMES),
  conditions: z.array(eventCondition),
  /** What an application needs once: one round a day on three days (null if unscheduled), and a strong Swiss (1.5.6). */
  slow_days: z.boolean().nullable(),
  strong_field: z.boolean(),
  candidates: z.array(normCandidateView),
  /** Arbiters who may seek a title, by `place`. */
  arbiters: z.array(
    z.object({
      name: z.string(),
      duty: z.enum(['chiefArbiter', 'deputyArbiter', 'arbiter']),
      forms: z.array(z.enum(ARBITER_NORM_FORMS)),
    }),
  ),
  /** What the tournament report lacks; it is not printed before. */
  report_lacks: z.array(
    z.object({ kind: z.enum(['organiser', 'chiefArbiter', 'email', 'fideNumber']), name: z.string().nullable() }),
  ),
});
export type NormsAnswer = CamelKeys<z.output<typeof normsAnswer>>;

export const readDeclarations = ({ occasion, exemption }: Pick<NormsQuery, 'occasion' | 'exemption'>) => ({
  occasion: occasion ?? NO_DECLARATIONS.occasion,
  exemption: exemption ?? null,
});

export const readStatements = (query: NormsQuery): NormStatements => ({
  declared: readDeclarations(query),
  registeredOn: query.registeredOn ?? null,
  changesForBenefit: query.unchanged === undefined ? null : 0,
  isRated: query.rated !== undefined,
});
