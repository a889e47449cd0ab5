import { type Actor, VISITOR } from '../../../domain/access/actor.ts';
import type { EntryDetails, EventCommand, EventSystemEvent, NewEntry } from '../../../domain/event/command.ts';
import { decideEvent } from '../../../domain/event/decide.ts';
import type { EventActor, EventDecided, EventDone } from '../../../domain/event/decision.ts';
import { type EntryPlayer, type EventEntry, NO_RATINGS } from '../../../domain/event/value/entry.ts';
import {
  type ChessEvent,
  type Conditions,
  type EventSettings,
  type Group,
  NO_CONDITIONS,
} from '../../../domain/event/value/event.ts';
import { NO_FEES } from '../../../domain/event/value/fee-plan.ts';
import { asId, type EntryId, type EventId, type GroupCode } from '../../../domain/kernel/ids.ts';
import { type Millis, millis } from '../../../domain/kernel/time.ts';

export const at = (local: string): Millis => millis(Date.parse(local));

/** While entries of `anEvent` are open. */
export const OPEN = at('2026-09-01T12:00:00+02:00');

export const SETTINGS: EventSettings = {
  name: 'KM 2026',
  description: '',
  place: 'Oslo',
  address: '',
  firstDay: '2026-11-06',
  lastDay: '2026-11-08',
  timeZone: 'Europe/Oslo',
  picture: '',
  contact: { name: 'Kari Berg', email: 'kari@example.org', phone: '' },
  deadlines: {
    opensAt: '2026-08-01T12:00',
    normalUntil: '2026-10-23T23:59',
    lateUntil: '2026-11-05T18:00',
    changesUntil: null,
    refundUntil: null,
    freezeHours: 24,
  },
  places: null,
  placeSets: [],
  placeBy: 'confirmed',
  approval: 'none',
  showEntries: 'all',
  showWaiting: true,
  phone: 'no',
  asksSex: false,
  groupRating: 'standard',
  fideRated: false,
  fees: NO_FEES,
};

export const code = (text: string): GroupCode => asId<GroupCode>(text);

export const aGroup = (text: string, group: Partial<Group> = {}, conditions: Partial<Conditions> = {}): Group => ({
  code: code(text),
  name: `Group ${text}`,
  track: '',
  tournament: null,
  wayIn: 'byRating',
  mayPlayUp: 'no',
  places: null,
  reserved: 0,
  ...group,
  conditions: { ...NO_CONDITIONS, ...conditions },
});

export const anEvent = (
  groups: readonly Group[] = [aGroup('A')],
  settings: Partial<EventSettings> = {},
): ChessEvent => ({
  id: asId<EventId>('km'),
  revision: 1,
  host: { type: 'club', id: asId('osk') },
  createdAt: OPEN,
  cancelled: null,
  settings: { ...SETTINGS, ...settings },
  groups,
  entries: [],
  done: [],
});

export const ORGANISER: Actor = {
  kind: 'person',
  account: asId('arbiter'),
  name: 'Arbiter',
  level: 0,
  clubs: { [asId<never>('osk')]: 'arbiter' },
  organizations: {},
  captainOf: [],
};

let drawn = 0;
/** Different ids each time, as chance would give. */
const chance = (below: number): number => {
  drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0;
  return (drawn >>> 8) % below;
};

interface AskOptions {
  readonly actor?: EventActor;
  readonly now?: Millis;
  readonly started?: readonly GroupCode[];
}

export const ask = (
  event: ChessEvent,
  command: EventCommand | EventSystemEvent,
  { actor = VISITOR, now = OPEN, started = [] }: AskOptions = {},
): EventDecided => decideEvent(event, command, { actor, now, chance, started: new Set(started) });

/** The change of a command that is not refused. */
export function did(event: ChessEvent, command: EventCommand | EventSystemEvent, options?: AskOptions): EventDone {
  const decided = ask(event, command, options);
  if (!decided.ok) throw new Error(`refused: ${decided.key}`);
  return decided.value;
}

export function changed(event: ChessEvent, command: EventCommand | EventSystemEvent, options?: AskOptions): ChessEvent {
  const done = did(event, command, options).after;
  if (done === null) throw new Error('the event was deleted');
  return done;
}

export const aPlayer = (player: Partial<EntryPlayer> = {}): EntryPlayer => ({
  firstName: 'Ola',
  lastName: 'Nordmann',
  fideNumber: null,
  birthYear: 1980,
  birthDate: null,
  sex: null,
  federation: 'NOR',
  club: null,
  title: null,
  ratings: NO_RATINGS,
  ...player,
});

export const rated = (standard: number | null): Pick<EntryPlayer, 'ratings'> => ({
  ratings: { ...NO_RATINGS, byList: { ...NO_RATINGS.byList, standard } },
});

export const details = (player: Partial<EntryPlayer> = {}, own: Partial<EntryDetails> = {}): EntryDetails => ({
  player: aPlayer(player),
  contact: { email: 'ola@example.org', phone: null, language: 'no', wantsPairings: false },
  guardian: null,
  publicName: null,
  requestedByes: [],
  remarks: '',
  ...own,
});

export const newEntry = (group: string, player: Partial<EntryPlayer> = {}, own: Partial<NewEntry> = {}): NewEntry => ({
  ...details(player, own),
  group: code(group),
  account: null,
  ...own,
});

/** Players with different names and addresses. */
export const stranger = (group: string, number: number, player: Partial<EntryPlayer> = {}): NewEntry =>
  newEntry(
    group,
    { lastName: `Player${number}`, ...player },
    { contact: { email: `player${number}@example.org`, phone: null, language: 'en', wantsPairings: false } },
  );

export const entryOf = (event: ChessEvent, id: EntryId | undefined): EventEntry => {
  const entry = event.entries.find((one) => one.id === id);
  if (entry === undefined) throw new Error('no such entry');
  return entry;
};

/** Submits through the form; returns the event and the id. */
export function submitted(event: ChessEvent, entry: NewEntry, now: Millis = OPEN): { event: ChessEvent; id: EntryId } {
  const done = did(event, { kind: 'submit', entries: [entry] }, { now });
  const [id] = done.entries;
  if (done.after === null || id === undefined) throw new Error('nothing submitted');
  return { event: done.after, id };
}

/** Submits and confirms. */
export function entered(event: ChessEvent, entry: NewEntry, now: Millis = OPEN): { event: ChessEvent; id: EntryId } {
  const { event: sent, id } = submitted(event, entry, now);
  return { event: changed(sent, { kind: 'confirm', entries: [id] }, { actor: holder(id), now }), id };
}

export const holder = (...entries: EntryId[]): EventActor => ({ kind: 'holder', entries });
export const PROGRAM: EventActor = { kind: 'program' };
