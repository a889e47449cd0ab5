/** What everybody sees of an event (section 9 of the rules): nothing of how entrants are reached or when they were born. */
import type { EventView } from '../../contract/event/entries.ts';
import { readClub } from '../../db/read/club.ts';
import { type ListedEvent, readComingEvents, readEventsOfHosts, readGroupTournaments } from '../../db/read/event.ts';
import { readConfirmedMonth } from '../../db/read/fide.ts';
import { readOrganization } from '../../db/read/organization.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, hostsOf, type Owner } from '../../domain/access/policy.ts';
import { ratingOf } from '../../domain/event/entries/conditions.ts';
import { hasNamesake } from '../../domain/event/entries/doubles.ts';
import { freePlaces, queueOf } from '../../domain/event/entries/places.ts';
import { shownName } from '../../domain/event/entries/public-name.ts';
import { withSupplement } from '../../domain/event/fees/fee.ts';
import {
  closesAt,
  type EntryWindow,
  entryWindow,
  opensAt,
  refundsEnd,
  registrationDeadline,
} from '../../domain/event/value/deadlines.ts';
import type { EventEntry } from '../../domain/event/value/entry.ts';
import type { ChessEvent, Group } from '../../domain/event/value/event.ts';
import { minorUnits } from '../../domain/event/value/ledger.ts';
import { localDayOf } from '../../domain/kernel/time-zone.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { iso } from '../tournament/views/live.ts';
import { storedEvent } from './find-event.ts';
import { formToken } from './form-token.ts';

/** Whether the operator has set up e-mail; without it the organiser confirms by hand. */
export interface MailState {
  readonly mail: boolean;
}

export async function viewEvent(deps: Deps, actor: Actor, id: string, { mail }: MailState): Promise<EventView> {
  const { event, formSecret } = await storedEvent(deps, id);
  const view = await eventFacts(deps, actor, event, formSecret, { mail });
  return { ...view, entries: publicEntries(event), own: ownEntries(event, actor) };
}

/** Everything but the entries. */
export async function eventFacts(
  deps: Deps,
  actor: Actor,
  event: ChessEvent,
  formSecret: string,
  { mail }: MailState,
): Promise<Omit<EventView, 'entries' | 'own'>> {
  const { settings, host, cancelled } = event;
  const now = deps.now();
  const [name, month, tournaments, form] = await Promise.all([
    hostName(deps, host),
    readConfirmedMonth(deps.db),
    readGroupTournaments(deps.db, event),
    formToken(formSecret, now),
  ]);
  const opens = opensAt(settings);
  return {
    id: event.id,
    revision: event.revision,
    name: settings.name,
    description: settings.description,
    organiser: { ...host, name },
    place: settings.place,
    address: settings.address,
    firstDay: settings.firstDay,
    lastDay: settings.lastDay,
    timeZone: settings.timeZone,
    picture: settings.picture,
    contact: settings.contact,
    cancelled: cancelled && { reason: cancelled.reason },
    window: entryWindow(event, now),
    opensAt: opens === null ? null : iso(opens),
    deadline: iso(registrationDeadline(settings)),
    closesAt: iso(closesAt(settings)),
    refundUntil: iso(refundsEnd(settings)),
    refundShareAfter: settings.fees.refundShareAfter,
    currency: settings.fees.currency,
    mustPay: settings.fees.mustPay,
    phone: settings.phone,
    asksSex: settings.asksSex,
    fideRated: settings.fideRated,
    groupRating: settings.groupRating,
    listMonth: month ?? null,
    groups: event.groups.map((group) => groupSummary(event, group, tournaments, now)),
    mail,
    form,
    manages: can(actor, { do: 'runTournaments', of: host }),
  };
}

type Tournaments = Awaited<ReturnType<typeof readGroupTournaments>>;

function groupSummary(
  event: ChessEvent,
  group: Group,
  { started, known }: Tournaments,
  now: ReturnType<Deps['now']>,
): EventView['groups'][number] {
  const { code, name, track, wayIn, conditions, places, tournament } = group;
  const { clubs, federations, titles } = conditions;
  return {
    code,
    name,
    track,
    wayIn,
    conditions: { ...conditions, clubs: [...clubs], federations: [...federations], titles: [...titles] },
    places,
    free: freePlaces(event, code),
    entered: event.entries.filter((entry) => entry.group === code && entry.state === 'entered').length,
    waiting: queueOf(event, code).length,
    fees: feesOf(event, group, now),
    tournament: tournament !== null && known.has(tournament) ? tournament : null,
    started: started.has(code),
  };
}

/** The fees that somebody of this group may pay today. */
function feesOf({ settings }: ChessEvent, { code }: Group, now: ReturnType<Deps['now']>) {
  const amounts = settings.fees.rules
    .filter(({ group }) => group === null || group === code)
    .map(({ amount }) => amount);
  if (amounts.length === 0) return { lowest: 0, highest: 0 };
  return {
    lowest: withSupplement(settings, minorUnits(Math.min(...amounts)), now),
    highest: withSupplement(settings, minorUnits(Math.max(...amounts)), now),
  };
}

function publicEntries(event: ChessEvent): EventView['entries'] {
  const { showEntries, showWaiting } = event.settings;
  if (showEntries !== 'all') return null;
  const shown = [
    ...event.entries.filter(({ state }) => state === 'entered').sort(byRating(event)),
    ...(showWaiting ? queueOf(event) : []),
  ];
  return shown.map((entry) => publicEntry(event, entry));
}

const byRating =
  ({ settings }: ChessEvent) =>
  (one: EventEntry, other: EventEntry): number =>
    (ratingOf(other.player, settings.groupRating) ?? 0) - (ratingOf(one.player, settings.groupRating) ?? 0) ||
    one.player.lastName.localeCompare(other.player.lastName);

function publicEntry(event: ChessEvent, entry: EventEntry): NonNullable<EventView['entries']>[number] {
  const name = shownName(entry);
  const { title, club, federation } = entry.player;
  return {
    id: entry.id,
    group: entry.group,
    state: entry.state === 'waiting' ? 'waiting' : 'entered',
    firstName: name?.firstName ?? null,
    lastName: name?.lastName ?? null,
    title,
    // A club may tell who hides behind a number.
    club: name === null ? null : club,
    federation,
    rating: name === null ? null : ratingOf(entry.player, event.settings.groupRating),
    namesake: name !== null && hasNamesake(event, entry),
  };
}

const ownEntries = ({ entries }: ChessEvent, actor: Actor): EventView['own'] =>
  actor.kind === 'visitor'
    ? []
    : entries.filter(({ account }) => account === actor.account).map(({ id, group, state }) => ({ id, group, state }));

export async function hostName({ db }: Pick<Deps, 'db'>, host: Owner): Promise<string> {
  const row = host.type === 'club' ? await readClub(db, host.id) : await readOrganization(db, host.id);
  return row?.name ?? host.id;
}

export interface EventListItem extends ListedEvent {
  readonly window: EntryWindow;
}

const withWindow = (now: ReturnType<Deps['now']>, row: ListedEvent): EventListItem => ({
  ...row,
  window: entryWindow(row, now),
});

/** Events that are not over, for everybody. */
export async function comingEvents(deps: Deps): Promise<EventListItem[]> {
  const now = deps.now();
  return (await readComingEvents(deps.db, localDayOf(now, deps.timeZone))).map((row) => withWindow(now, row));
}

/** Of all hosts whose tournaments the user runs. */
export async function hostedEvents(deps: Deps, actor: Actor): Promise<EventListItem[]> {
  const now = deps.now();
  return (await readEventsOfHosts(deps.db, hostsOf(personAsking(actor)))).map((row) => withWindow(now, row));
}
