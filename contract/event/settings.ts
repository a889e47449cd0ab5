/** The settings of an event and its groups, in requests and in answers to its organisers. */
import { z } from 'zod';
import {
  APPROVALS,
  type EventSettings,
  GROUPS_MAX,
  type Group,
  PHONE_FIELDS,
  PLACE_BY,
  PLAY_UP,
  SHOWN_ENTRIES,
  WAYS_IN,
} from '../../domain/event/value/event.ts';
import { FEE_RULES_MAX, FEE_TIERS_MAX, MUST_PAY } from '../../domain/event/value/fee-plan.ts';
import { minorUnits } from '../../domain/event/value/ledger.ts';
import { asId, type GroupCode } from '../../domain/kernel/ids.ts';
import { CATEGORY_BIRTHS, CATEGORY_RATINGS } from '../../domain/kernel/limits.ts';
import { TITLES } from '../../domain/people/titles.ts';
import { RATING_LISTS } from '../../domain/rating/lists.ts';
import type { CamelKeys } from '../codec/case.ts';
import {
  addressText,
  countryCode,
  emailText,
  formDay,
  freeText,
  longText,
  nameText,
  pictureUrl,
  zoneName,
} from '../http/fields.ts';
import { expected } from '../tournament/expectations.ts';

/** Amounts of money in the smallest unit of the currency. */
export const AMOUNT_MAX = 100_000_000;
export const PLACES_MAX = 10_000;

const places = z.number().int().min(0).max(PLACES_MAX);
const rating = z.number().int().min(CATEGORY_RATINGS.min).max(CATEGORY_RATINGS.max).nullable();
const year = z.number().int().min(CATEGORY_BIRTHS.min).max(CATEGORY_BIRTHS.max).nullable();
const sex = z.enum(['F', 'M']).nullable();
const titles = z.array(z.enum(TITLES)).max(TITLES.length).readonly();

const money = z.number().int().min(0).max(AMOUNT_MAX);
export const amount = money.transform((value) => minorUnits(value));

/** Of 1 to 10 letters and digits, as it is in addresses and files. */
const codeText = z.string().regex(/^[\p{L}\p{N}_-]{1,10}$/u, expected('id'));
export const groupCode = codeText.transform((text) => asId<GroupCode>(text));

/** Wall-clock time of the event. */
export const localMinute = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, expected('time'));

const feeRule = z.object({
  group: codeText.nullable(),
  born_from: year,
  born_to: year,
  titles,
  rating_from: rating,
  sex,
  club: nameText.nullable(),
  amount: money,
});

const supplement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amount: money }),
  z.object({ kind: z.literal('percent'), percent: z.number().int().min(0).max(500) }),
]);

const shortText = freeText(100);

const fees = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  rules: z.array(feeRule).max(FEE_RULES_MAX).readonly(),
  tiers: z
    .array(z.object({ from: localMinute, supplement }))
    .max(FEE_TIERS_MAX)
    .readonly(),
  must_pay: z.enum(MUST_PAY),
  pay_by: localMinute.nullable(),
  refund_share_after: z.number().int().min(0).max(100),
  details: z.object({
    receiver: shortText,
    organisation_number: shortText,
    vipps_number: z.string().regex(/^[\d ]{0,12}$/),
    bank_account: freeText(40),
    qr_picture: pictureUrl,
  }),
});

const settings = z.object({
  name: nameText,
  description: longText,
  place: shortText,
  address: addressText,
  first_day: formDay,
  last_day: formDay,
  time_zone: zoneName,
  picture: pictureUrl,
  contact: z.object({ name: shortText, email: z.union([z.literal(''), emailText]), phone: freeText(30) }),
  deadlines: z.object({
    opens_at: localMinute.nullable(),
    normal_until: localMinute,
    late_until: localMinute.nullable(),
    changes_until: localMinute.nullable(),
    refund_until: localMinute.nullable(),
    freeze_hours: z.number().int().min(0).max(720),
  }),
  places: places.nullable(),
  place_sets: z
    .array(z.object({ groups: z.array(codeText).min(2).max(GROUPS_MAX).readonly(), places }))
    .max(GROUPS_MAX)
    .readonly(),
  place_by: z.enum(PLACE_BY),
  approval: z.enum(APPROVALS),
  show_entries: z.enum(SHOWN_ENTRIES),
  show_waiting: z.boolean(),
  phone: z.enum(PHONE_FIELDS),
  asks_sex: z.boolean(),
  group_rating: z.enum(RATING_LISTS),
  fide_rated: z.boolean(),
  fees,
});

const group = z.object({
  code: codeText,
  name: nameText,
  track: freeText(40),
  way_in: z.enum(WAYS_IN),
  may_play_up: z.enum(PLAY_UP),
  conditions: z.object({
    rating_from: rating,
    rating_to: rating,
    takes_unrated: z.boolean(),
    born_from: year,
    born_to: year,
    sex,
    clubs: z.array(nameText).max(50).readonly(),
    federations: z.array(countryCode).max(50).readonly(),
    titles,
  }),
  places: places.nullable(),
  reserved: places,
});

const groups = z.array(group).min(1).max(GROUPS_MAX).readonly();

export const newEventPayload = z.object({
  id: z.string().optional(),
  organiser: z.string(),
  organiser_type: z.enum(['club', 'organization']),
  settings,
  groups,
  /** Of the same host, not started and of players: it becomes the tournament of the first group. */
  tournament: z.string().optional(),
});
export const eventSettingsPayload = settings;
export const eventGroupsPayload = z.object({ groups });
export const cancelEventPayload = z.object({ reason: freeText(500) });

export type EventSettingsInput = CamelKeys<z.output<typeof settings>>;
export type GroupInput = CamelKeys<z.output<typeof group>>;

/** Groups of a request, which names no tournaments. */
export const groupsOf = (sent: readonly GroupInput[]): readonly Group[] =>
  sent.map((one) => ({ ...one, code: asId<GroupCode>(one.code), tournament: null }));

/** In answers to organisers: as it was sent, so that what is read can be sent back. */
export const eventSettingsView = settings;
export const groupView = group.extend({ tournament: z.string().nullable() });

export const settingsOf = (sent: EventSettingsInput): EventSettings => ({
  ...sent,
  placeSets: sent.placeSets.map((set) => ({ ...set, groups: set.groups.map((code) => asId<GroupCode>(code)) })),
  fees: {
    ...sent.fees,
    rules: sent.fees.rules.map((rule) => ({
      ...rule,
      group: rule.group === null ? null : asId<GroupCode>(rule.group),
      amount: minorUnits(rule.amount),
    })),
    tiers: sent.fees.tiers.map(({ from, supplement: added }) => ({
      from,
      supplement: added.kind === 'amount' ? { kind: 'amount', amount: minorUnits(added.amount) } : added,
    })),
  },
});

/** A new event as its form has it: the settings beside the rest, so that each has its field. */
export const newEventForm = settings.extend(newEventPayload.omit({ settings: true }).shape);
