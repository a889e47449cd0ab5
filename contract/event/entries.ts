/** Entries of an event: the form, the page behind the link, the organiser's table. */
import { z } from 'zod';
import { PAYMENT_STATES } from '../../domain/event/fees/balance.ts';
import { ENTRY_WINDOWS } from '../../domain/event/value/deadlines.ts';
import { ENTRY_STATES, PUBLIC_NAMES } from '../../domain/event/value/entry.ts';
import { LEDGER_KINDS, PAYMENT_METHODS } from '../../domain/event/value/ledger.ts';
import { type AccountId, asId, type EntryId } from '../../domain/kernel/ids.ts';
import { CATEGORY_RATINGS, DEFAULT_COUNTRY, FIDE_NUMBER_MAX, NAME_MAX_LENGTH } from '../../domain/kernel/limits.ts';
import { composed, isName } from '../../domain/kernel/text.ts';
import { PAYMENT_PROVIDERS } from '../../domain/payment/provider.ts';
import { optionalTitle } from '../accounts/accounts.ts';
import type { CamelKeys } from '../codec/case.ts';
import { changed } from '../http/answers.ts';
import { countryCode, dayText, emailText, freeText, idOf, messageText, optionalName } from '../http/fields.ts';
import { expected } from '../tournament/expectations.ts';
import { amount, eventSettingsView, groupCode, groupView } from './settings.ts';

/** People in one submission of the form. */
export const PARTY_MAX = 30;
export const PLAYER_SEARCH = { rows: 10, minCharacters: 3 } as const;

/** A name that cannot carry a message to others: no addresses (EN-2). */
const entrantName = z
  .string()
  .overwrite((text) => composed(text).trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(NAME_MAX_LENGTH)
      .refine((text) => isName(text) && !/https?:|www\.|@|\/\//i.test(text), expected('name')),
  );

const phoneText = z.string().regex(/^\+?[\d ()-]{5,25}$/, expected('text'));

export const entrant = z.object({
  first_name: entrantName,
  last_name: entrantName,
  fide_number: z.number().int().min(1).max(FIDE_NUMBER_MAX).nullable().default(null),
  birth_year: z.number().int().min(1900).max(2100).nullable().default(null),
  birth_date: dayText.nullable().default(null),
  sex: z.enum(['M', 'F']).nullable().default(null),
  federation: countryCode.default(DEFAULT_COUNTRY),
  club: optionalName,
});

export const entryContact = z.object({
  email: emailText.nullable().default(null),
  phone: phoneText.nullable().default(null),
  language: z.enum(['en', 'no']),
  wants_pairings: z.boolean().default(false),
});

export const entryGuardian = z.object({
  name: entrantName,
  email: emailText.nullable().default(null),
  phone: phoneText.nullable().default(null),
});

export const entryDetails = z.object({
  player: entrant,
  contact: entryContact,
  guardian: entryGuardian.nullable().default(null),
  public_name: z.enum(PUBLIC_NAMES).nullable().default(null),
  requested_byes: z.array(z.number().int().min(1).max(50)).max(20).readonly().default([]),
  remarks: freeText(200).default(''),
});
export type EntryDetailsInput = CamelKeys<z.output<typeof entryDetails>>;

const newEntry = entryDetails.extend({ group: groupCode });

/** POST /s/event/{id}/entries. The form's token says when it was opened; `website` is a field that people do not see. */
export const submitPayload = z.object({
  entries: z.array(newEntry).min(1).max(PARTY_MAX).readonly(),
  form: z.string().max(200),
  website: z.string().max(500).default(''),
  accepts_terms: z.boolean(),
});

/** Who is entered for the account that is logged in takes its data from there. */
export const ownEntryPayload = z.object({
  group: groupCode,
  birth_year: z.number().int().min(1900).max(2100).nullable().default(null),
  sex: z.enum(['M', 'F']).nullable().default(null),
  contact: entryContact.omit({ language: true }),
  language: z.enum(['en', 'no']),
  guardian: entryGuardian.nullable().default(null),
  public_name: z.enum(PUBLIC_NAMES).nullable().default(null),
  requested_byes: entryDetails.shape.requested_byes,
  remarks: entryDetails.shape.remarks,
  accepts_terms: z.boolean(),
});

/** What became of the entries; null for the states of a submission that has to be confirmed by e-mail. */
export const submitted = z.object({ confirm_by_email: z.boolean(), token: z.string().nullable() });

/** POST /s/event/{id}/groups-for: which groups a player may choose. */
export const groupsForPayload = z.object({
  player: entrant.omit({ first_name: true, last_name: true }),
  /** The account that is logged in: birth year and sex are taken from `player` only if the account has none. */
  own: z.boolean().default(false),
});
export const groupsForAnswer = z.object({
  groups: z.array(
    z.object({
      code: z.string(),
      /** The program's proposal in its track. */
      proposed: z.boolean(),
      /** Null if it may be chosen. */
      refused: z
        .object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
        .nullable(),
      needs_approval: z.boolean(),
      fee: z.number(),
    }),
  ),
  /** Which part of the form a guardian has. */
  minor: z.boolean(),
  needs_consent: z.boolean(),
  rating: z.number().nullable(),
  /** What the account or FIDE's list knows, so that the form need not ask. */
  known: z.object({ name: z.string(), club: z.string().nullable(), birth_year: z.boolean(), sex: z.boolean() }),
});
export type GroupsFor = CamelKeys<z.output<typeof groupsForAnswer>>;
export type GroupChoice = GroupsFor['groups'][number];

export const playerSearchQuery = z.object({ q: z.string().min(PLAYER_SEARCH.minCharacters).max(NAME_MAX_LENGTH) });
export const foundPlayers = z.array(
  z.object({
    number: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    title: z.string().nullable(),
    federation: z.string(),
    birth_year: z.number().nullable(),
    standard: z.number().nullable(),
    rapid: z.number().nullable(),
    blitz: z.number().nullable(),
  }),
);
export type FoundPlayer = CamelKeys<z.output<typeof foundPlayers>>[number];

const publicEntry = z.object({
  id: z.string(),
  group: z.string(),
  state: z.enum(['entered', 'waiting']),
  /** Null for a hidden name. */
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  title: z.string().nullable(),
  club: z.string().nullable(),
  federation: z.string(),
  rating: z.number().nullable(),
  /** Somebody else in the event has the same name. */
  namesake: z.boolean(),
});

const groupSummary = z.object({
  code: z.string(),
  name: z.string(),
  track: z.string(),
  way_in: z.string(),
  conditions: z.object({
    rating_from: z.number().nullable(),
    rating_to: z.number().nullable(),
    takes_unrated: z.boolean(),
    born_from: z.number().nullable(),
    born_to: z.number().nullable(),
    sex: z.enum(['F', 'M']).nullable(),
    clubs: z.array(z.string()),
    federations: z.array(z.string()),
    titles: z.array(z.string()),
  }),
  places: z.number().nullable(),
  /** Of the group or of those that it shares places with; null for no limit. */
  free: z.number().nullable(),
  entered: z.number(),
  waiting: z.number(),
  /** From the lowest to the highest fee of today. */
  fees: z.object({ lowest: z.number(), highest: z.number() }),
  tournament: z.string().nullable(),
  started: z.boolean(),
});

/** GET /s/event/view/{id}: what everybody sees. */
export const eventView = z.object({
  id: z.string(),
  revision: z.number(),
  name: z.string(),
  description: z.string(),
  organiser: z.object({ id: z.string(), type: z.enum(['club', 'organization']), name: z.string() }),
  place: z.string(),
  address: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  time_zone: z.string(),
  picture: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  cancelled: z.object({ reason: z.string() }).nullable(),
  window: z.enum(ENTRY_WINDOWS),
  opens_at: z.string().nullable(),
  deadline: z.string(),
  closes_at: z.string(),
  refund_until: z.string(),
  refund_share_after: z.number(),
  currency: z.string(),
  must_pay: z.string(),
  phone: z.enum(['no', 'optional', 'required']),
  asks_sex: z.boolean(),
  fide_rated: z.boolean(),
  group_rating: z.string(),
  list_month: z.number().nullable(),
  groups: z.array(groupSummary),
  /** Null if the organiser does not show them. */
  entries: z.array(publicEntry).nullable(),
  mail: z.boolean(),
  /** Sent back with the form. */
  form: z.string(),
  manages: z.boolean(),
  /** The entries of the account that is logged in. */
  own: z.array(z.object({ id: z.string(), group: z.string(), state: z.enum(ENTRY_STATES) })),
});
export type EventView = CamelKeys<z.output<typeof eventView>>;

export const eventListItem = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  groups: z.number(),
  organiser: z.string(),
  organiser_type: z.enum(['club', 'organization']),
  window: z.enum(ENTRY_WINDOWS),
});
export const eventList = z.object({ events: z.array(eventListItem) });

const ledgerRow = z.object({
  number: z.number(),
  kind: z.enum(LEDGER_KINDS),
  amount: z.number(),
  method: z.enum(PAYMENT_METHODS).nullable(),
  reference: z.string(),
  reason: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  /** The number of its receipt; null for rows without one. */
  receipt: z.string().nullable(),
});

const playerView = z.object({
  first_name: z.string(),
  last_name: z.string(),
  fide_number: z.number().nullable(),
  birth_year: z.number().nullable(),
  birth_date: z.string().nullable(),
  sex: z.enum(['M', 'F']).nullable(),
  federation: z.string(),
  club: z.string().nullable(),
  title: z.string().nullable(),
  rating: z.number().nullable(),
  manual_rating: z.number().nullable(),
});

/** An entry as its holder and the organisers see it. */
const ownEntry = z.object({
  id: z.string(),
  group: z.string(),
  state: z.enum(ENTRY_STATES),
  submitted_at: z.string(),
  confirmed_at: z.string().nullable(),
  /** In the queue of its group, from 1; null if it does not wait. */
  queue: z.number().nullable(),
  player: playerView,
  contact: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.enum(['en', 'no']),
    wants_pairings: z.boolean(),
  }),
  guardian: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  public_name: z.enum(PUBLIC_NAMES),
  requested_byes: z.array(z.number()),
  remarks: z.string(),
  code: z.string(),
  fee: z.number(),
  balance: z.number(),
  payment: z.enum(PAYMENT_STATES),
  ledger: z.array(ledgerRow),
  reason: z.string(),
});

/** GET /s/entry/{token}. */
export const linkedEntries = z.object({
  event: eventView.omit({ entries: true, own: true }),
  entries: z.array(
    ownEntry.extend({
      /** What is given back of a withdrawal now. */
      refund: z.number(),
      changes_open: z.boolean(),
      changes_until: z.string(),
    }),
  ),
  payment: z.object({
    receiver: z.string(),
    organisation_number: z.string(),
    vipps_number: z.string(),
    bank_account: z.string(),
    qr_picture: z.string(),
    pay_by: z.string().nullable(),
    /** Providers on whose pages the fee can be paid. */
    checkouts: z.array(z.enum(PAYMENT_PROVIDERS)),
  }),
});
export type LinkedEntries = CamelKeys<z.output<typeof linkedEntries>>;

/** GET /s/event/manage/{id}, without what `view` has. */
export const managedEvent = z.object({
  view: eventView.omit({ entries: true, own: true }),
  settings: eventSettingsView,
  groups: z.array(groupView),
  entries: z.array(
    ownEntry.extend({
      account: z.string().nullable(),
      /** Its group's conditions that it does not meet. */
      broken: z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
      doubles: z.array(z.string()),
      over_limit: z.boolean(),
      approved: z.boolean(),
      /** In the tournament of its group: not yet, there, or not taken by it. */
      in_tournament: z.enum(['none', 'waiting', 'in']),
      mail: z.enum(['none', 'waiting', 'sent', 'failed']),
      /** Where a payment can be given back by a press; null if none was paid at a provider. */
      refundable_at: z.enum(PAYMENT_PROVIDERS).nullable(),
    }),
  ),
  unconfirmed: z.number(),
  /** Would move up but for the freeze. */
  may_move_up: z.array(z.string()),
});
export type ManagedEvent = CamelKeys<z.output<typeof managedEvent>>;
export type ManagedEntry = ManagedEvent['entries'][number];

const entryIdText = z
  .string()
  .max(40)
  .transform((text) => asId<EntryId>(text));
const reason = freeText(500).default('');

/** PATCH /s/event/{id}/entries: what organisers do with entries. */
export const entryChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approve'), entries: z.array(entryIdText).min(1).max(500).readonly() }),
  z.object({ kind: z.literal('refuse'), entry: entryIdText, reason }),
  z.object({ kind: z.literal('enter_anyway'), entry: entryIdText }),
  z.object({ kind: z.literal('confirm'), entry: entryIdText }),
  z.object({ kind: z.literal('restore'), entry: entryIdText }),
  z.object({ kind: z.literal('withdraw'), entry: entryIdText, reason }),
  z.object({ kind: z.literal('erase'), entry: entryIdText }),
  z.object({ kind: z.literal('move'), entry: entryIdText, group: groupCode, reason }),
  z.object({ kind: z.literal('edit'), entry: entryIdText, details: entryDetails }),
  z.object({
    kind: z.literal('set_rating'),
    entry: entryIdText,
    rating: z.number().int().min(1).max(CATEGORY_RATINGS.max).nullable(),
  }),
  z.object({ kind: z.literal('merge'), entry: entryIdText, double: entryIdText }),
  z.object({ kind: z.literal('two_persons'), entry: entryIdText, other: entryIdText }),
  z.object({ kind: z.literal('merge_groups'), from: groupCode, into: groupCode }),
]);
export type EntryChange = CamelKeys<z.output<typeof entryChange>>;

/** POST /s/event/{id}/ledger: what the cashier books. */
export const ledgerBooking = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['payment', 'refund']),
    entry: entryIdText,
    amount: amount.refine((value) => value > 0),
    method: z.enum(PAYMENT_METHODS),
    reference: freeText(100).default(''),
  }),
  z.object({ kind: z.literal('waiver'), entry: entryIdText, amount: amount.refine((value) => value > 0), reason }),
  z.object({ kind: z.literal('counter'), entry: entryIdText, row: z.number().int().min(1), reason }),
]);

/** POST /s/event/{id}/add-entries: by the organiser, without confirmation. */
export const addEntriesPayload = z.object({
  entries: z
    .array(
      newEntry.extend({
        account: idOf<AccountId>().nullable().default(null),
        player: entrant.extend({
          title: optionalTitle,
          rating: z.number().int().min(0).max(4000).nullable().default(null),
        }),
      }),
    )
    .min(1)
    .max(500)
    .readonly(),
  sends_mail: z.boolean(),
});
/** One of a list of entries, and whether it is told by e-mail, as a form sends it. */
export const addEntryForm = addEntriesPayload.shape.entries
  .unwrap()
  .element.extend({ sends_mail: addEntriesPayload.shape.sends_mail });

export const createdEvent = changed.extend({ id: z.string() });

export const addedEntries = changed.extend({ entries: z.array(z.string()) });

/** POST /s/event/{id}/message: to entrants of these groups. */
export const eventMessagePayload = z.object({
  text: messageText,
  groups: z.array(groupCode).max(40).readonly(),
  waiting: z.boolean().default(false),
});
/** POST /s/tournament/message/{id}: to all players, or to those who play in a round. */
export const playersMessagePayload = z.object({
  text: messageText,
  round: z.number().int().min(1).max(1000).nullable().default(null),
});
export const sentMessage = z.object({ recipients: z.number() });

export const linkRequest = z.object({ email: emailText });
export const newLink = z.object({ token: z.string() });
export const openOwnEntry = z.object({ entry: entryIdText });
export const withdrawPayload = z.object({ entry: entryIdText, reason });
export const ownEntryEdit = z.object({ entry: entryIdText, details: entryDetails });
export const ownGroupChange = z.object({ entry: entryIdText, group: groupCode });
export const ownEntryAction = z.object({ entry: entryIdText });

/** POST /s/entry/{token}/checkout: where the fee is paid. */
export const checkoutPayload = z.object({
  entry: entryIdText,
  provider: z.enum(PAYMENT_PROVIDERS),
  language: z.enum(['en', 'no']),
});
export const startedCheckout = z.object({ url: z.string() });

/** Who did what with the entries. */
export const eventLogAnswer = z.object({
  log: z.array(
    z.object({
      revision: z.number(),
      at: z.string(),
      by: z.string().nullable(),
      facts: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    }),
  ),
});
