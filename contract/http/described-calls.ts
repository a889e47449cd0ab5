import type { z } from 'zod';
import { ACCOUNT_CALLS } from '../calls/accounts.ts';
import { ARBITER_CALLS } from '../calls/arbiter-calls.ts';
import { CLUB_CALLS } from '../calls/clubs.ts';
import { DELIVERY_CALLS } from '../calls/delivery.ts';
import type { Description, Medium } from '../calls/description.ts';
import { EVENT_CALLS } from '../calls/events.ts';
import { GAME_CALLS } from '../calls/games.ts';
import { HEALTH_CALLS } from '../calls/health.ts';
import { LEAGUE_CALLS } from '../calls/leagues.ts';
import { LINE_UP_CALLS } from '../calls/line-ups.ts';
import { MATCH_CALLS } from '../calls/matches.ts';
import { MESSAGE_CALLS } from '../calls/messages.ts';
import { NORM_CALLS } from '../calls/norms.ts';
import { ORGANIZATION_CALLS } from '../calls/organizations.ts';
import { PAYMENT_CALLS } from '../calls/payments.ts';
import { PICTURE_CALLS } from '../calls/pictures.ts';
import { PROFILE_CALLS } from '../calls/profiles.ts';
import { RATING_LIST_CALLS } from '../calls/rating-lists.ts';
import { REGISTRATION_CALLS } from '../calls/registrations.ts';
import { ROLE_CALLS } from '../calls/roles.ts';
import { ROUND_CALLS } from '../calls/rounds.ts';
import { SEASON_CALLS } from '../calls/seasons.ts';
import { SITE_CALLS } from '../calls/site.ts';
import { TEAM_CALLS } from '../calls/teams.ts';
import { TEMPLATE_CALLS } from '../calls/templates.ts';
import { BUILDING_CALLS } from '../calls/tournament-building.ts';
import { ENTRANT_CALLS } from '../calls/tournament-entrants.ts';
import { PAIRING_CALLS } from '../calls/tournament-pairing.ts';
import { RESULT_CALLS } from '../calls/tournament-results.ts';
import { TABLE_CALLS } from '../calls/tournament-table.ts';
import { TOURNAMENT_CALLS } from '../calls/tournaments.ts';
import type { CamelKeys } from '../codec/case.ts';
import type { DocumentAddress } from '../codec/documents.ts';

/** Descriptions of all calls; pages import only their types. */
export const CALLS = {
  ...ACCOUNT_CALLS,
  ...ROLE_CALLS,
  ...CLUB_CALLS,
  ...ORGANIZATION_CALLS,
  ...PAYMENT_CALLS,
  ...TEAM_CALLS,
  ...REGISTRATION_CALLS,
  ...LEAGUE_CALLS,
  ...SEASON_CALLS,
  ...MESSAGE_CALLS,
  ...PICTURE_CALLS,
  ...PROFILE_CALLS,
  ...TOURNAMENT_CALLS,
  ...BUILDING_CALLS,
  ...ENTRANT_CALLS,
  ...LINE_UP_CALLS,
  ...PAIRING_CALLS,
  ...TABLE_CALLS,
  ...RESULT_CALLS,
  ...MATCH_CALLS,
  ...ARBITER_CALLS,
  ...NORM_CALLS,
  ...TEMPLATE_CALLS,
  ...ROUND_CALLS,
  ...GAME_CALLS,
  ...EVENT_CALLS,
  ...RATING_LIST_CALLS,
  ...DELIVERY_CALLS,
  ...HEALTH_CALLS,
  ...SITE_CALLS,
} as const;

type All = typeof CALLS;
export type CallName = keyof All;
export type CallAddress = All[CallName]['at'];
/** The address of a call with a JSON answer. */
export type JsonAddress = {
  [Name in CallName]: All[Name]['answer'] extends Medium ? never : All[Name]['at'];
}[CallName];
/** Looked up by its address: a search through the union of all calls costs the compiler minutes. */
type CallsByAddress = { readonly [Name in CallName as All[Name]['at']]: All[Name] };
export type CallAt<At extends CallAddress> = CallsByAddress[At];

const BY_ADDRESS: ReadonlyMap<string, Description> = new Map(Object.values(CALLS).map((call) => [call.at, call]));

export function callAt(at: CallAddress): Description {
  const call = BY_ADDRESS.get(at);
  if (call === undefined) throw new Error(`no call is described as ${at}`);
  return call;
}

/** The names of the parameters of a path: `id` and `round` of `/explain/:id/:round`. */
type PartsOf<Path extends string> = Path extends `${string}/:${infer Part}/${infer Rest}`
  ? Part | PartsOf<`/${Rest}`>
  : Path extends `${string}/:${infer Part}`
    ? Part
    : never;

type SchemasOf<Call, Key extends string> = Call extends { readonly [K in Key]: infer Schema } ? Schema : never;
type PathSchemas<At extends CallAddress> = SchemasOf<CallAt<At>, 'path'>;
type Part<At extends CallAddress, Name> = Name extends keyof PathSchemas<At> ? PathSchemas<At>[Name] : never;

/** A parameter that is converted from text may also be given as a number. */
type Written<Schema> = Schema extends z.ZodType
  ? unknown extends z.input<Schema>
    ? string | number
    : z.input<Schema> | NumberOf<z.input<Schema>>
  : never;

type NumberOf<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** A query or a body may be omitted if all its fields are optional. */
type Given<Key extends string, Schema> = [Schema] extends [never]
  ? unknown
  : Schema extends z.ZodType
    ? Record<never, never> extends z.input<Schema>
      ? { readonly [K in Key]?: z.input<Schema> }
      : { readonly [K in Key]: z.input<Schema> }
    : never;

/** The parameters of a call's URL on the wire: path parameters by name, and the query. */
export type Addressed<At extends CallAddress> = { readonly [Name in PartsOf<At>]: Written<Part<At, Name>> } & Given<
  'query',
  SchemasOf<CallAt<At>, 'query'>
>;

/** The parameters of a request on the wire: those of its URL, and the body. */
export type Sent<At extends CallAddress> = Addressed<At> & Given<'body', SchemasOf<CallAt<At>, 'body'>>;

/** The parameters as function arguments: optional if nothing has to be sent. */
export type Args<What> = Record<never, never> extends What ? [sent?: What] : [sent: What];

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The same with the names of the code. */
export type AddressedValues<At extends CallAddress> = CamelKeys<Addressed<At>>;
export type SentValues<At extends CallAddress> = CamelKeys<Sent<At>>;

/** The parsed request of a call in the Worker, with the names of the code. */
export interface Received<At extends CallAddress> {
  readonly path: { readonly [Name in PartsOf<At>]: Parsed<Part<At, Name>> };
  readonly query: CamelKeys<Parsed<SchemasOf<CallAt<At>, 'query'>>>;
  readonly body: CamelKeys<Parsed<SchemasOf<CallAt<At>, 'body'>>>;
}

/** The type of the answer on the wire: the JSON value, or the medium. A document is read by whoever opens it. */
export type AnswerOf<At extends CallAddress> = CallAt<At>['answer'] extends infer Answer
  ? Answer extends z.ZodType
    ? At extends DocumentAddress
      ? z.input<Answer>
      : z.output<Answer>
    : Answer extends Medium
      ? Answer
      : never
  : never;

/** The same with the names of the code. */
export type AnswerValue<At extends CallAddress> = At extends DocumentAddress ? AnswerOf<At> : CamelKeys<AnswerOf<At>>;
