import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { groupsOf, settingsOf } from '../../contract/event/settings.ts';
import type { NewEntry } from '../../domain/event/command.ts';
import { asId, type EventId } from '../../domain/kernel/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/kernel/limits.ts';
import { isMailSetUp } from '../../durable-objects/jobs/send-mail.ts';
import { mailStub } from '../../durable-objects/stubs.ts';
import { cleanHtml } from '../../services/clean-html.ts';
import { refundEntry } from '../../services/event/checkout.ts';
import { renewEntryLink } from '../../services/event/entry-links.ts';
import { viewManagedEvent } from '../../services/event/entry-view.ts';
import { eventLogOf } from '../../services/event/event-log.ts';
import { entriesCsv, ledgerCsv } from '../../services/event/export-entries.ts';
import { managedEventOf, storedEvent } from '../../services/event/find-event.ts';
import { isFilledByPerson } from '../../services/event/form-token.ts';
import { groupsFor } from '../../services/event/groups-for.ts';
import { makeTournaments, tournamentToLink } from '../../services/event/make-tournaments.ts';
import { entryDetailsOf, newEntriesOf, ownEntryOf, playerOfAccount } from '../../services/event/new-entry.ts';
import { openOwnEntry } from '../../services/event/own-entries.ts';
import { managedReceiptPage } from '../../services/event/receipt.tsx';
import { searchPlayers } from '../../services/event/search-players.ts';
import { sendEventMessage } from '../../services/event/send-message.ts';
import { comingEvents, type EventListItem, hostedEvents, viewEvent } from '../../services/event/view-event.ts';
import { orNotFound, Refusal } from '../../services/refusal.ts';
import { resolveHost } from '../../services/tournament/host.ts';
import { messagePlayers } from '../../services/tournament/message-players.ts';
import { iso } from '../../services/tournament/views/live.ts';
import type { AppEnv } from '../context.ts';
import { eventChange } from '../event-change.ts';
import { eventCommand } from '../events.ts';
import { languageOf } from '../language.ts';
import { paymentDeps } from '../payment-deps.ts';
import { route } from '../route.ts';

/** Events: their page, their form, and what organisers do. What holders of a link do is in `entries.ts`. */
export const events = new Hono<AppEnv>();

route(events, calls.listEvents, async ({ deps }) => ({ events: (await comingEvents(deps)).map(presentItem) }));

route(events, calls.hostedEvents, async ({ deps, actor }) => ({
  events: (await hostedEvents(deps, actor)).map(presentItem),
}));

const presentItem = ({ id, settings, groups, organiser, organiserType, window }: EventListItem) => ({
  id,
  name: settings.name,
  place: settings.place,
  firstDay: settings.firstDay,
  lastDay: settings.lastDay,
  groups: groups.length,
  organiser,
  organiserType,
  window,
});

route(events, calls.viewEvent, ({ context, deps, actor, path }) =>
  viewEvent(deps, actor, path.id, { mail: isMailSetUp(context.env) }),
);

route(events, calls.searchPlayers, async ({ deps, query }) =>
  (await searchPlayers(deps, query.q)).map(
    ({ number, firstName, lastName, title, federation, birthYear, standard, rapid, blitz }) => ({
      number,
      firstName,
      lastName,
      title,
      federation,
      birthYear,
      standard,
      rapid,
      blitz,
    }),
  ),
);

route(events, calls.groupsFor, ({ deps, actor, path, body }) => groupsFor(deps, actor, path.id, body));

/** A program that fills the form gets the answer of a person, and nothing is stored (AB-1). */
route(events, calls.submitEntries, async (request) => {
  const { deps, path, body } = request;
  const { event, formSecret } = await storedEvent(deps, path.id);
  if (!body.acceptsTerms) throw new Refusal('termsNotAccepted');
  const isPerson = body.website === '' && (await isFilledByPerson(formSecret, body.form, deps.now()));
  if (!isPerson) return { confirmByEmail: true, token: null };
  const entries = await newEntriesOf(deps, body.entries);
  await eventCommand(request, event.id, { kind: 'submit', entries }, { kind: 'visitor' });
  return { confirmByEmail: true, token: null };
});

route(events, calls.enterEvent, async (request) => {
  const { deps, actor, path, body } = request;
  if (!body.acceptsTerms) throw new Refusal('termsNotAccepted');
  const entry = await ownEntryOf(deps, actor, body);
  const { entries } = await eventCommand(request, path.id, { kind: 'submit', entries: [entry] });
  const [id] = entries;
  return { confirmByEmail: false, token: await openOwnEntry(deps, actor, orNotFound(id, 'noSuchEntry')) };
});

route(events, calls.createEvent, async (request) => {
  const { deps, actor, body } = request;
  const host = await resolveHost(deps, actor, body);
  const id = asId<EventId>(body.id ?? deps.newId(PROPOSED_ID_LENGTH.max));
  const settings = withCleanDescription(body.settings);
  const groups = groupsOf(body.groups);
  const tournament = body.tournament === undefined ? null : await tournamentToLink(deps, actor, host, body.tournament);
  const { revision } = await eventCommand(request, id, {
    kind: 'create',
    host,
    settings,
    groups: tournament === null ? groups : groups.map((group, at) => (at === 0 ? { ...group, tournament } : group)),
  });
  return { id, revision };
});

const withCleanDescription = (sent: Parameters<typeof settingsOf>[0]) => ({
  ...settingsOf(sent),
  description: cleanHtml(sent.description),
});

route(events, calls.manageEvent, ({ context, deps, actor, path }) =>
  viewManagedEvent(deps, actor, path.id, { mail: isMailSetUp(context.env) }),
);

route(events, calls.eventLog, async ({ deps, actor, path }) => ({
  log: (await eventLogOf(deps, actor, path.id)).map(({ revision, at, by, facts }) => ({
    revision,
    at: iso(at),
    by,
    facts: facts.map((fact) => ({ ...fact })),
  })),
}));

route(events, calls.editEvent, async (request) =>
  revisionOf(
    await eventCommand(request, request.path.id, {
      kind: 'editSettings',
      settings: withCleanDescription(request.body),
    }),
  ),
);

route(events, calls.editEventGroups, async (request) =>
  revisionOf(
    await eventCommand(request, request.path.id, { kind: 'editGroups', groups: groupsOf(request.body.groups) }),
  ),
);

route(events, calls.makeEventTournaments, async (request) => {
  const { deps, actor, path, body } = request;
  const id = asId<EventId>(path.id);
  const made = await makeTournaments(deps, actor, id, {
    settings: body.settings,
    link: (one) => eventCommand(request, id, { kind: 'linkTournament', ...one }),
  });
  return { tournaments: made.map((one) => ({ ...one })) };
});

route(events, calls.linkEventTournament, async (request) => {
  const { deps, actor, path, body } = request;
  const { event } = await managedEventOf(deps, actor, path.id);
  const tournament = body.tournament === null ? null : await tournamentToLink(deps, actor, event.host, body.tournament);
  return revisionOf(await eventCommand(request, event.id, { kind: 'linkTournament', group: path.group, tournament }));
});

route(events, calls.cancelEvent, async (request) =>
  revisionOf(await eventCommand(request, request.path.id, { kind: 'cancelEvent', reason: request.body.reason })),
);

route(events, calls.deleteEvent, async (request) => {
  await eventCommand(request, request.path.id, { kind: 'deleteEvent' });
  return {};
});

route(events, calls.addEntries, async (request) => {
  const { deps, path, body } = request;
  const entries = await Promise.all(
    body.entries.map(async ({ account, player, group, ...details }): Promise<NewEntry> => {
      if (account !== null) return { ...details, group, account, player: await playerOfAccount(deps, account) };
      const { title, rating, ...sent } = player;
      const entry = await entryDetailsOf(deps, { ...details, player: sent });
      const ratings =
        rating === null || rating === 0 ? entry.player.ratings : { ...entry.player.ratings, manual: rating };
      return {
        ...entry,
        group,
        account: null,
        player: { ...entry.player, title: entry.player.title ?? title, ratings },
      };
    }),
  );
  const added = await eventCommand(request, path.id, { kind: 'addEntries', entries, sendsMail: body.sendsMail });
  return { revision: added.revision, entries: [...added.entries] };
});

route(events, calls.changeEntries, async (request) =>
  revisionOf(await eventCommand(request, request.path.id, await eventChange(request.deps, request.body))),
);

route(events, calls.renewEntryLink, async ({ deps, actor, path }) => {
  const { event } = await managedEventOf(deps, actor, path.id);
  const { party } = orNotFound(
    event.entries.find(({ id }) => id === path.entry),
    'noSuchEntry',
  );
  return { token: await renewEntryLink(deps, event.id, party) };
});

route(events, calls.bookEntryFee, async (request) => {
  const { path, body } = request;
  const command = (() => {
    switch (body.kind) {
      case 'payment':
        return { ...body, kind: 'bookPayment' } as const;
      case 'refund':
        return { ...body, kind: 'bookRefund' } as const;
      case 'waiver':
        return { ...body, kind: 'waive' } as const;
      case 'counter':
        return { ...body, kind: 'counterRow' } as const;
    }
  })();
  return revisionOf(await eventCommand(request, path.id, command));
});

route(events, calls.refundEntry, async ({ context, deps, actor, path, body }) => {
  await refundEntry(paymentDeps(context.env, deps), actor, path.id, body.entry);
  return {};
});

route(events, calls.sendEventMessage, async ({ context, deps, actor, path, body }) => {
  const recipients = await sendEventMessage(deps, actor, path.id, body);
  await mailStub(context.env).wake();
  return { recipients };
});

route(events, calls.messagePlayers, async ({ context, deps, actor, path, body }) => {
  const recipients = await messagePlayers(deps, actor, path.id, body);
  await mailStub(context.env).wake();
  return { recipients };
});

route(events, calls.exportEntries, async ({ context, deps, actor, path }) => {
  const text = await entriesCsv(deps, actor, path.id, languageOf(context));
  return context.body(text, 200, csvNamed(`${path.id}-entries`));
});

route(events, calls.exportLedger, async ({ context, deps, actor, path }) => {
  const text = await ledgerCsv(deps, actor, path.id, languageOf(context));
  return context.body(text, 200, csvNamed(`${path.id}-payments`));
});

route(events, calls.printEntryReceipt, async ({ context, deps, actor, path }) =>
  context.html(await managedReceiptPage(deps, actor, path.id, path.receipt, languageOf(context))),
);

const csvNamed = (name: string) => ({
  'content-type': 'text/csv;charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});

const revisionOf = ({ revision }: { readonly revision: number }) => ({ revision });
