import type { EventView, FoundPlayer, GroupsFor, LinkedEntries } from '../../../contract/event/entries.ts';
import { NO_CONDITIONS } from '../../../domain/event/value/event.ts';
import type { EventGroup, LinkedEntry, PublicEntry } from '../../../web/queries/events.ts';

/** Events and entries as the server answers them. */

export const aGroupView = (code: string, changes: Partial<EventGroup> = {}): EventGroup => ({
  code,
  name: `Group ${code}`,
  track: '',
  wayIn: 'byRating',
  conditions: { ...NO_CONDITIONS, clubs: [], federations: [], titles: [] },
  places: null,
  free: null,
  entered: 0,
  waiting: 0,
  fees: { lowest: 50_000, highest: 50_000 },
  tournament: null,
  started: false,
  ...changes,
});

export const anEventView = (changes: Partial<EventView> = {}): EventView => ({
  id: 'km',
  revision: 1,
  name: 'KM 2099',
  description: '',
  organiser: { id: 'osk', type: 'club', name: 'Oslo Sjakklubb' },
  place: 'Oslo',
  address: '',
  firstDay: '2099-11-06',
  lastDay: '2099-11-08',
  timeZone: 'Europe/Oslo',
  picture: '',
  contact: { name: 'Kari Berg', email: 'kari@example.org', phone: '' },
  cancelled: null,
  window: 'open',
  opensAt: '2026-08-01T10:00:00.000Z',
  deadline: '2099-10-23T21:59:59.999Z',
  closesAt: '2099-10-23T21:59:59.999Z',
  refundUntil: '2099-10-23T21:59:59.999Z',
  refundShareAfter: 0,
  currency: 'NOK',
  mustPay: 'beforeStart',
  phone: 'no',
  asksSex: false,
  fideRated: false,
  groupRating: 'standard',
  listMonth: 209_911,
  groups: [aGroupView('A'), aGroupView('B')],
  entries: [],
  mail: true,
  form: 'first-token',
  manages: false,
  own: [],
  ...changes,
});

export const aPublicEntry = (id: string, changes: Partial<PublicEntry> = {}): PublicEntry => ({
  id,
  group: 'A',
  state: 'entered',
  firstName: 'Ola',
  lastName: `Player ${id}`,
  title: null,
  club: null,
  federation: 'NOR',
  rating: null,
  namesake: false,
  ...changes,
});

export const aFoundPlayer = (changes: Partial<FoundPlayer> = {}): FoundPlayer => ({
  number: 1_503_014,
  firstName: 'Magnus',
  lastName: 'Carlsen',
  title: 'GM',
  federation: 'NOR',
  birthYear: 1990,
  standard: 2839,
  rapid: 2820,
  blitz: 2880,
  ...changes,
});

/** Group A is proposed, B may be chosen. */
export const groupsAnswer = (changes: Partial<GroupsFor> = {}): GroupsFor => ({
  groups: ['A', 'B'].map((code) => ({
    code,
    proposed: code === 'A',
    refused: null,
    needsApproval: false,
    fee: 50_000,
  })),
  minor: false,
  needsConsent: false,
  rating: 2839,
  known: { name: '', club: null, birthYear: true, sex: true },
  ...changes,
});

export const aLinkedEntry = (changes: Partial<LinkedEntry> = {}): LinkedEntry => ({
  id: 'entry1',
  group: 'A',
  state: 'entered',
  submittedAt: '2026-09-01T10:00:00.000Z',
  confirmedAt: '2026-09-01T10:05:00.000Z',
  queue: null,
  player: {
    firstName: 'Ola',
    lastName: 'Nordmann',
    fideNumber: null,
    birthYear: 1980,
    birthDate: null,
    sex: null,
    federation: 'NOR',
    club: 'Oslo',
    title: null,
    rating: 1700,
    manualRating: null,
  },
  contact: { email: 'ola@example.org', phone: null, language: 'no', wantsPairings: false },
  guardian: null,
  publicName: 'full',
  requestedByes: [],
  remarks: '',
  code: 'K7QX4D',
  fee: 50_000,
  balance: 0,
  payment: 'free',
  ledger: [],
  reason: '',
  refund: 0,
  changesOpen: true,
  changesUntil: '2099-10-23T21:59:59.999Z',
  ...changes,
});

export const linkedEntriesView = (
  entries: readonly LinkedEntry[],
  event: Partial<EventView> = {},
  payment: Partial<LinkedEntries['payment']> = {},
): LinkedEntries => ({
  event: anEventView(event),
  entries: [...entries],
  payment: {
    receiver: 'Oslo Sjakklubb',
    organisationNumber: '',
    vippsNumber: '12345',
    bankAccount: '',
    qrPicture: '',
    payBy: null,
    checkouts: [],
    ...payment,
  },
});
