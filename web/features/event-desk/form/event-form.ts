import type { z } from 'zod';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import type { ManagedEvent } from '../../../../contract/event/entries.ts';
import type { eventSettingsPayload } from '../../../../contract/event/settings.ts';
import type { TournamentView } from '../../../../contract/tournament/tournaments.ts';
import { proposedDeadlines } from '../../../../domain/event/presets/deadlines.ts';
import { oneGroup, type PlannedGroup } from '../../../../domain/event/presets/groups.ts';
import type { EventSettings } from '../../../../domain/event/value/event.ts';
import { NO_FEES } from '../../../../domain/event/value/fee-plan.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { DAY, millis } from '../../../../domain/kernel/time.ts';
import { suddenDeath } from '../../../../domain/kernel/time-control.ts';
import { localDayOf, localTimeOf } from '../../../../domain/kernel/time-zone.ts';
import { proposedAddress } from '../../../../domain/lib/proposed-address.ts';
import { listByTime } from '../../../../domain/rating/lists.ts';
import { optional, type TypedNumber } from '../../../forms/numbers.ts';
import { proposedId } from '../../../forms/proposed-id.ts';
import type { Form } from '../../../forms/use-form.tsx';
import type { Organiser } from '../../../queries/organisers.ts';
import { ownTimeZone } from '../../../time/local-time.ts';
import { sentFees, type TypedFees, typedFees } from './fee-values.ts';
import { sentGroup, type TypedGroup, typedGroup } from './group-values.ts';
import { sentMinute, type TypedMinute, typedMinute } from './typed-minute.ts';

type SettingsSent = CamelKeys<z.input<typeof eventSettingsPayload>>;

/** Settings that are entered in another way than they are sent. */
interface OwnFields {
  readonly deadlines: TypedDeadlines;
  readonly places: TypedNumber;
  readonly fees: TypedFees;
}

export interface TypedDeadlines {
  readonly opensAt: TypedMinute | null;
  readonly normalUntil: TypedMinute;
  readonly lateUntil: TypedMinute | null;
  readonly changesUntil: TypedMinute | null;
  readonly refundUntil: TypedMinute | null;
  readonly freezeHours: TypedNumber;
}

/** The settings of an event as typed. Its groups stand beside them, as each has a fee. */
export interface EventSettingsValues extends Omit<EventSettings, keyof OwnFields>, OwnFields {
  readonly groups: readonly TypedGroup[];
}

/** A new event. */
export interface NewEventValues extends EventSettingsValues {
  readonly id: string;
  readonly organiser: Organiser;
  /** One that exists, as the tournament of the only group. */
  readonly tournament?: string;
}

export type EventSettingsForm = Form<EventSettingsValues>;

/** Days until a new event, which leaves time for its deadlines. */
const LEAD_DAYS = 28;

export function newEvent(organiser: Organiser, now: number, groupName: string): NewEventValues {
  const timeZone = ownTimeZone();
  const firstDay = localDayOf(millis(now + LEAD_DAYS * DAY), timeZone);
  const settings = newSettings({ firstDay, lastDay: firstDay, timeZone }, now);
  return { ...typedSettings(settings, oneGroup(groupName)), id: proposedId(), organiser };
}

/** The entry form of a tournament that exists, which is its only group. */
export function entriesOf(tournament: TournamentView, organiser: Organiser, now: number): NewEventValues {
  const { name, id, timeZone, fideRated, officialData, timeControl, initialTime, increment } = tournament;
  const days = { firstDay: tournament.startDate, lastDay: tournament.endDate, timeZone };
  const settings: EventSettings = {
    ...newSettings(days, now),
    name,
    place: [officialData.venue, officialData.city].filter(Boolean).join(', '),
    address: officialData.address,
    picture: tournament.profilePicture,
    groupRating: listByTime(timeControl ?? suddenDeath(initialTime * 60, increment)),
    fideRated,
  };
  return {
    ...typedSettings(settings, oneGroup(name)),
    id: proposedAddress(name) ?? proposedId(),
    organiser,
    tournament: id,
  };
}

function newSettings(days: Pick<EventSettings, 'firstDay' | 'lastDay' | 'timeZone'>, now: number): EventSettings {
  return {
    name: '',
    description: '',
    place: '',
    address: '',
    ...days,
    picture: '',
    contact: { name: '', email: '', phone: '' },
    deadlines: proposedDeadlines(days.firstDay, localTimeOf(millis(now), days.timeZone)),
    places: null,
    placeSets: [],
    placeBy: 'confirmed',
    approval: 'none',
    showEntries: 'all',
    showWaiting: true,
    phone: 'optional',
    asksSex: false,
    groupRating: 'standard',
    fideRated: false,
    fees: NO_FEES,
  };
}

/** Form values of an event that exists. */
export const knownEvent = ({ settings, groups }: Pick<ManagedEvent, 'settings' | 'groups'>): EventSettingsValues =>
  typedSettings(settings, groups);

function typedSettings(
  settings: EventSettings | ManagedEvent['settings'],
  groups: readonly (PlannedGroup | ManagedEvent['groups'][number])[],
): EventSettingsValues {
  const { deadlines, places, fees, firstDay, ...rest } = settings;
  const codes = groups.map(({ code }) => code);
  const { typed, amounts } = typedFees(fees, codes, firstDay);
  return {
    ...(rest as Omit<EventSettings, keyof OwnFields | 'firstDay'>),
    firstDay,
    deadlines: typedDeadlines(deadlines),
    places: places ?? '',
    fees: typed,
    groups: groups.map((group) => ({ ...typedGroup(group), fee: amounts[group.code] ?? '' })),
  };
}

export const typedDeadlines = (deadlines: EventSettings['deadlines']): TypedDeadlines => ({
  opensAt: typedMinute(deadlines.opensAt),
  normalUntil: typedMinute(deadlines.normalUntil),
  lateUntil: typedMinute(deadlines.lateUntil),
  changesUntil: typedMinute(deadlines.changesUntil),
  refundUntil: typedMinute(deadlines.refundUntil),
  freezeHours: deadlines.freezeHours,
});

/** The settings to send. */
export function toSettings({ groups, deadlines, places, fees, ...rest }: EventSettingsValues): SettingsSent {
  const { opensAt, normalUntil, lateUntil, changesUntil, refundUntil, freezeHours } = deadlines;
  return {
    name: rest.name,
    description: rest.description,
    place: rest.place,
    address: rest.address,
    firstDay: rest.firstDay,
    lastDay: rest.lastDay,
    timeZone: rest.timeZone,
    picture: rest.picture,
    contact: rest.contact,
    deadlines: {
      opensAt: sentMinute(opensAt),
      normalUntil: sentMinute(normalUntil) ?? '',
      lateUntil: sentMinute(lateUntil),
      changesUntil: sentMinute(changesUntil),
      refundUntil: sentMinute(refundUntil),
      freezeHours: optional(freezeHours) ?? 0,
    },
    places: optional(places),
    placeSets: rest.placeSets,
    placeBy: rest.placeBy,
    approval: rest.approval,
    showEntries: rest.showEntries,
    showWaiting: rest.showWaiting,
    phone: rest.phone,
    asksSex: rest.asksSex,
    groupRating: rest.groupRating,
    fideRated: rest.fideRated,
    fees: sentFees(fees, groups, rest.firstDay),
  };
}

export const toNewEvent = (values: NewEventValues) => ({
  ...toSettings(values),
  id: values.id,
  organiser: values.organiser.id,
  organiserType: values.organiser.type,
  groups: values.groups.map(sentGroup),
  ...given({ tournament: values.tournament }),
});

/** Refusals of the plan, and the fields that they concern. */
export const PLAN_FAULTS = {
  daysOutOfOrder: 'lastDay',
  deadlinesOutOfOrder: 'deadlines',
  refundBeforeDeadline: 'deadlines',
  groupCodesTwice: 'groups',
  idTaken: 'id',
} as const;
