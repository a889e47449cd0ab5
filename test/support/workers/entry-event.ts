import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import * as calls from '../../../contract/calls.ts';
import { openDb } from '../../../db/client.ts';
import { eventEntries, events } from '../../../db/schema/index.ts';
import { asId, type EntryId, type EventId } from '../../../domain/kernel/ids.ts';
import { DAY, millis } from '../../../domain/kernel/time.ts';
import { addEntryLink } from '../../../services/event/entry-links.ts';
import { formToken } from '../../../services/event/form-token.ts';
import { type Answer, Browser, must } from './browser.ts';
import { newTournament } from './event.ts';
import { freshId, type Somebody } from './people.ts';

const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Settings as the form of organisers sends them: open now, over in a month. */
export const eventSettings = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'KM',
  description: '<p>Welcome.</p>',
  place: 'Oslo',
  address: 'Storgata 1',
  first_day: dayIn(30),
  last_day: dayIn(32),
  time_zone: 'Europe/Oslo',
  picture: '',
  contact: { name: 'Kari Berg', email: 'kari@example.org', phone: '' },
  deadlines: {
    opens_at: `${dayIn(-2)}T12:00`,
    normal_until: `${dayIn(14)}T23:59`,
    late_until: null,
    changes_until: null,
    refund_until: null,
    freeze_hours: 24,
  },
  places: null,
  place_sets: [],
  place_by: 'confirmed',
  approval: 'none',
  show_entries: 'all',
  show_waiting: true,
  phone: 'no',
  asks_sex: false,
  group_rating: 'standard',
  fide_rated: false,
  fees: eventFees(),
  ...changes,
});

export const eventFees = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  currency: 'NOK',
  rules: [],
  tiers: [],
  must_pay: 'beforeStart',
  pay_by: null,
  refund_share_after: 0,
  details: { receiver: '', organisation_number: '', vipps_number: '', bank_account: '', qr_picture: '' },
  ...changes,
});

export const feeOf = (amount: number, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  group: null,
  born_from: null,
  born_to: null,
  titles: [],
  rating_from: null,
  sex: null,
  club: null,
  amount,
  ...changes,
});

export const eventGroup = (code: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  code,
  name: `Group ${code}`,
  track: '',
  way_in: 'byChoice',
  may_play_up: 'no',
  conditions: {
    rating_from: null,
    rating_to: null,
    takes_unrated: true,
    born_from: null,
    born_to: null,
    sex: null,
    clubs: [],
    federations: [],
    titles: [],
  },
  places: null,
  reserved: 0,
  ...changes,
});

/** What the form sends of one player. */
export const formEntry = (group: string, name: string, changes: Record<string, unknown> = {}) => ({
  group,
  player: { first_name: 'Ola', last_name: name, birth_year: 1980 },
  contact: { email: `${name.toLowerCase()}@example.org`, language: 'en' },
  ...changes,
});

/** An event with its organiser, and the strangers who enter it. */
export class EntryEvent {
  readonly id: string;
  readonly host: Browser;

  private constructor(id: string, host: Browser) {
    this.id = id;
    this.host = host;
  }

  static async create(
    host: Somebody,
    club: string,
    groups: readonly Record<string, unknown>[] = [eventGroup('A')],
    settings: Record<string, unknown> = {},
  ): Promise<EntryEvent> {
    const body = {
      id: freshId('event'),
      organiser: club,
      organiser_type: 'club',
      settings: eventSettings(settings),
      groups,
    };
    const { id } = await host.browser.read(calls.createEvent, { body: body as never });
    return new EntryEvent(id, host.browser);
  }

  /** One that is created elsewhere. */
  static known = (id: string, host: Somebody): EntryEvent => new EntryEvent(id, host.browser);

  /** Each stranger has a network address of their own. */
  stranger = (): Browser => new Stranger();

  async submit(
    entries: readonly unknown[],
    by: Browser = this.stranger(),
    changes: Record<string, unknown> = {},
  ): Promise<Answer> {
    const body = { entries, form: await this.form(), accepts_terms: true, ...changes };
    return by.ask(calls.submitEntries, { id: this.id, body });
  }

  /** A form that was opened five seconds ago. */
  async form(): Promise<string> {
    const [row] = await openDb(env.DB)
      .select({ secret: events.formSecret })
      .from(events)
      .where(eq(events.id, asId<EventId>(this.id)));
    return formToken(row?.secret ?? '', millis(Date.now() - 5_000));
  }

  /** Submits the entry of one player; returns the link to it. */
  async submitted(group: string, name: string, changes: Record<string, unknown> = {}): Promise<Link> {
    must(await this.submit([formEntry(group, name, changes)]));
    return this.linkOf(name);
  }

  async entered(group: string, name: string, changes: Record<string, unknown> = {}): Promise<Link> {
    const link = await this.submitted(group, name, changes);
    must(await this.confirm(link));
    return link;
  }

  /** A link to the entry of this last name, as it is in an e-mail. */
  async linkOf(name: string): Promise<Link> {
    const rows = await this.rows();
    const row = rows.find(({ player }) => player.lastName === name);
    if (row === undefined) throw new Error(`${name} is not entered`);
    const token = await addEntryLink(openDb(env.DB), row.event, row.party, millis(Date.now()));
    return { token, entry: row.id };
  }

  rows = () =>
    openDb(env.DB)
      .select()
      .from(eventEntries)
      .where(eq(eventEntries.event, asId<EventId>(this.id)));

  /** The states by last name. */
  async states(): Promise<Readonly<Record<string, string>>> {
    return Object.fromEntries((await this.rows()).map(({ player, state }) => [player.lastName, state]));
  }

  confirm = ({ token }: Link, by: Browser = this.stranger()): Promise<Answer> => by.ask(calls.confirmEntry, { token });
  view = (by: Browser = this.stranger()) => by.read(calls.viewEvent, { id: this.id });
  manage = (by: Browser = this.host) => by.read(calls.manageEvent, { id: this.id });
  change = (body: Record<string, unknown>, by: Browser = this.host): Promise<Answer> =>
    by.ask(calls.changeEntries, { id: this.id, body });
  book = (body: Record<string, unknown>, by: Browser = this.host): Promise<Answer> =>
    by.ask(calls.bookEntryFee, { id: this.id, body });

  /** Makes the tournaments of all groups; returns their ids by group. */
  async makeTournaments(changes: Record<string, unknown> = {}): Promise<Readonly<Record<string, string>>> {
    const { id: _, ...settings } = newTournament({ organiser: 'any', organiser_type: 'club', ...changes });
    const made = await this.host.read(calls.makeEventTournaments, { id: this.id, body: { settings } as never });
    return Object.fromEntries(made.tournaments.map(({ group, tournament }) => [group, tournament]));
  }
}

export interface Link {
  readonly token: string;
  readonly entry: EntryId;
}

let addresses = 0;

class Stranger extends Browser {
  readonly #address: string;

  constructor() {
    super();
    addresses += 1;
    this.#address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  }

  override call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return super.call(method, path, body, { 'cf-connecting-ip': this.#address, ...headers });
  }
}
