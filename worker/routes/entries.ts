import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { CallAddress } from '../../contract/http/described-calls.ts';
import type { EventCommand } from '../../domain/event/command.ts';
import type { EntryId } from '../../domain/kernel/ids.ts';
import { isMailSetUp } from '../../durable-objects/jobs/send-mail.ts';
import { mailStub } from '../../durable-objects/stubs.ts';
import { askEntryLink } from '../../services/event/ask-link.ts';
import { startEntryCheckout } from '../../services/event/checkout.ts';
import { linkedEvent } from '../../services/event/entry-links.ts';
import { viewLinkedEntries } from '../../services/event/entry-view.ts';
import { entryDetailsOf } from '../../services/event/new-entry.ts';
import { openOwnEntry } from '../../services/event/own-entries.ts';
import { receiptPage } from '../../services/event/receipt.tsx';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';
import { eventCommand } from '../events.ts';
import { languageOf } from '../language.ts';
import { tryEntryLink } from '../limits.ts';
import { paymentDeps } from '../payment-deps.ts';
import { type RequestContext, route } from '../route.ts';
import { siteOrigin } from '../site-origin.ts';

/** What the holder of a link does with the entries that it opens. Reading changes nothing (CF-1). */
export const entries = new Hono<AppEnv>();

route(entries, calls.askEntryLink, async ({ context, deps, body }) => {
  await askEntryLink(deps, body.email);
  await mailStub(context.env).wake();
  return {};
});

route(entries, calls.openOwnEntry, async ({ deps, actor, body }) => ({
  token: await openOwnEntry(deps, actor, body.entry),
}));

route(entries, calls.viewEntry, ({ context, deps, actor, path }) =>
  tryEntryLink(context, () =>
    viewLinkedEntries(paymentDeps(context.env, deps), actor, path.token, { mail: isMailSetUp(context.env) }),
  ),
);

route(entries, calls.confirmEntry, (request) =>
  asHolder(request, request.path.token, (held) => ({ kind: 'confirm', entries: held })),
);

route(entries, calls.editOwnEntry, async (request) => {
  const { entry, details } = request.body;
  const wanted = await entryDetailsOf(request.deps, details);
  return asHolder(request, request.path.token, () => ({ kind: 'editEntry', entry, details: wanted }));
});

route(entries, calls.moveOwnEntry, (request) =>
  asHolder(request, request.path.token, () => ({ kind: 'moveEntry', ...request.body, reason: '' })),
);

route(entries, calls.withdrawOwnEntry, (request) =>
  asHolder(request, request.path.token, () => ({ kind: 'withdrawEntry', ...request.body })),
);

route(entries, calls.eraseOwnEntry, (request) =>
  asHolder(request, request.path.token, () => ({ kind: 'eraseEntry', ...request.body })),
);

route(entries, calls.stopEntryMail, async (request) => {
  const { context, deps, path } = request;
  const { holder, event } = await tryEntryLink(context, () => linkedEvent(deps, path.token));
  for (const entry of event.entries) {
    if (!holder.entries.includes(entry.id) || !entry.contact.wantsPairings) continue;
    const { player, guardian, publicName, requestedByes, remarks } = entry;
    const contact = { ...entry.contact, wantsPairings: false };
    const details = { player, contact, guardian, publicName, requestedByes, remarks };
    await asHolder(request, path.token, () => ({ kind: 'editEntry', entry: entry.id, details }));
  }
  return {};
});

route(entries, calls.payEntry, async ({ context, deps, path, body }) => ({
  url: await tryEntryLink(context, () =>
    startEntryCheckout(paymentDeps(context.env, deps), path.token, { ...body, origin: siteOrigin(context) }),
  ),
}));

route(entries, calls.eventReceipt, async ({ context, deps, path }) =>
  context.html(await tryEntryLink(context, () => receiptPage(deps, path.token, path.receipt, languageOf(context)))),
);

type Caller = Pick<RequestContext<CallAddress>, 'context' | 'deps' | 'actor'>;

/** Sends a command in the name of whoever holds the link. */
async function asHolder(
  caller: Caller,
  token: string,
  command: (held: readonly EntryId[]) => EventCommand,
): Promise<Record<never, never>> {
  const { holder, event } = await tryEntryLink(caller.context, () => linkedEvent(caller.deps, token));
  const wanted = command(holder.entries);
  // Whether there is such an entry is nobody else's business.
  if ('entry' in wanted && !holder.entries.includes(wanted.entry)) throw new Refusal('noSuchEntry');
  await eventCommand(caller, event.id, wanted, { kind: 'holder', entries: holder.entries });
  return {};
}
