import * as calls from '../../../../contract/calls.ts';
import {
  EntryEvent,
  eventFees,
  eventGroup,
  eventSettings,
  feeOf,
  formEntry,
  type Link,
} from '../../workers/entry-event.ts';
import { newTournament } from '../../workers/event.ts';
import { connected } from '../../workers/payments.ts';
import { freshId } from '../../workers/people.ts';
import type { EVENT_ROWS } from '../rows/events.ts';
import type { World } from '../world.ts';
import { each, nameOfRole, next, one, type RequestContext, type RequestsFor } from './prepare.ts';

const anEvent = ({ people, club }: World): Promise<EntryEvent> =>
  EntryEvent.create(people.manager, club, [eventGroup('A'), eventGroup('B')], {
    fees: eventFees({ rules: [feeOf(10_000)] }),
  });

const fresh = each(anEvent);

/** An entry and the link to it, in an event that each has for themselves. */
const linked = each(async (world): Promise<{ readonly event: EntryEvent; readonly link: Link }> => {
  const event = await anEvent(world);
  return { event, link: await event.entered('A', freshId('Entrant')) };
});

const unconfirmed = each(async (world): Promise<Link> => (await anEvent(world)).submitted('A', freshId('Entrant')));

const shared = one(async (world) => {
  const event = await anEvent(world);
  return { event, link: await event.entered('A', freshId('Shared')) };
});

const unpaid = one(async (world) => {
  const event = await anEvent(world);
  return { event, link: await event.entered('A', freshId('Unpaid')) };
});

const paidEntry = one(async (world) => {
  const event = await anEvent(world);
  const link = await event.entered('A', freshId('Paid'));
  await event.book({ kind: 'payment', entry: link.entry, amount: 10_000, method: 'cash' });
  const { entries } = await event.stranger().read(calls.viewEntry, { token: link.token });
  const receipt = entries[0]?.ledger.find((row) => row.receipt !== null)?.receipt ?? '';
  return { id: event.id, token: link.token, receipt };
});

const byLink = async (context: RequestContext) => {
  const { link } = await linked(context);
  return { of: { token: link.token }, body: { entry: link.entry } };
};

const details = ({ player, contact }: ReturnType<typeof formEntry>) => ({ player, contact });

/** What is asked about events and entries. */
export const EVENT_REQUESTS: RequestsFor<typeof EVENT_ROWS> = {
  groupsFor: () => ({ body: { player: { birth_year: 1980 } } }),
  submitEntries: async ({ world }) => ({
    body: { entries: [formEntry('A', freshId('Form'))], form: await world.entryEvent.form(), accepts_terms: true },
  }),
  enterEvent: async (context) => ({
    of: { id: (await fresh(context)).id },
    body: { group: 'A', birth_year: 1980, contact: {}, language: 'en', accepts_terms: true },
  }),
  askEntryLink: () => ({ body: { email: 'nobody@example.org' } }),
  openOwnEntry: async (context) => {
    const { world, role } = context;
    if (role === 'visitor') return { body: { entry: 'none' } };
    const entry = {
      group: 'A',
      account: nameOfRole(context),
      player: { first_name: 'x', last_name: 'y' },
      contact: { language: 'en' },
    };
    const event = await anEvent(world);
    const added = await event.host.read(calls.addEntries, {
      id: event.id,
      body: { entries: [entry], sends_mail: false } as never,
    });
    return { body: { entry: added.entries[0] } };
  },
  viewEntry: async (context) => ({ of: { token: (await shared(context)).link.token } }),
  confirmEntry: async (context) => ({ of: { token: (await unconfirmed(context)).token } }),
  editOwnEntry: async (context) => {
    const { link } = await linked(context);
    return {
      of: { token: link.token },
      body: { entry: link.entry, details: details(formEntry('A', freshId('Edited'))) },
    };
  },
  moveOwnEntry: async (context) => {
    const { link } = await linked(context);
    return { of: { token: link.token }, body: { entry: link.entry, group: 'B' } };
  },
  withdrawOwnEntry: byLink,
  eraseOwnEntry: byLink,
  stopEntryMail: async ({ world }) => {
    const event = await anEvent(world);
    const contact = { email: 'wants@example.org', language: 'en', wants_pairings: true };
    const { token } = await event.entered('A', freshId('Wants'), { contact });
    return { of: { token } };
  },
  payEntry: async (context) => {
    const { world, may } = context;
    // Connecting is limited.
    if (may) await connected(world.people.manager.browser, { type: 'club', id: world.club });
    const { link } = await linked(context);
    return { of: { token: link.token }, body: { entry: link.entry, provider: 'stripe', language: 'en' } };
  },
  refundEntry: async (context) => {
    const { event, link } = await unpaid(context);
    return { of: { id: event.id }, body: { entry: link.entry } };
  },
  eventReceipt: async (context) => {
    const { token, receipt } = await paidEntry(context);
    return { of: { token, receipt } };
  },
  printEntryReceipt: async (context) => {
    const { id, receipt } = await paidEntry(context);
    return { of: { id, receipt } };
  },
  createEvent: ({ world }) => ({
    body: {
      id: freshId('event'),
      organiser: world.club,
      organiser_type: 'club',
      settings: eventSettings(),
      groups: [eventGroup('A')],
    },
  }),
  editEvent: () => ({ body: eventSettings({ name: `KM ${next()}` }) }),
  editEventGroups: async (context) => ({
    of: { id: (await fresh(context)).id },
    body: { groups: [eventGroup('A'), eventGroup('B', { name: `B ${next()}` })] },
  }),
  makeEventTournaments: async (context) => {
    const { id: _, ...settings } = newTournament({ organiser: context.world.club, organiser_type: 'club' });
    return { of: { id: (await fresh(context)).id }, body: { settings } };
  },
  linkEventTournament: async (context) => ({
    of: { id: (await fresh(context)).id, group: 'A' },
    body: { tournament: (await context.world.make.build()).id },
  }),
  cancelEvent: async (context) => ({ of: { id: (await fresh(context)).id }, body: { reason: 'no hall' } }),
  deleteEvent: async (context) => ({ of: { id: (await fresh(context)).id } }),
  addEntries: () => ({
    body: {
      entries: [
        { group: 'A', player: { first_name: 'Kari', last_name: freshId('Added') }, contact: { language: 'no' } },
      ],
      sends_mail: false,
    },
  }),
  changeEntries: async (context) => {
    const { event, link } = await linked(context);
    return { of: { id: event.id }, body: { kind: 'withdraw', entry: link.entry, reason: '' } };
  },
  renewEntryLink: async (context) => {
    const { event, link } = await linked(context);
    return { of: { id: event.id, entry: link.entry } };
  },
  bookEntryFee: async (context) => {
    const { event, link } = await linked(context);
    return { of: { id: event.id }, body: { kind: 'payment', entry: link.entry, amount: 10_000, method: 'cash' } };
  },
  messagePlayers: () => ({ body: { text: 'Round 2 starts at noon.' } }),
  sendEventMessage: () => ({ body: { text: 'Bring pens.', groups: [] } }),
};
