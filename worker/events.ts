import type { CallAddress } from '../contract/http/described-calls.ts';
import type { EventCommand } from '../domain/event/command.ts';
import type { EventActor } from '../domain/event/decision.ts';
import { asId, type EventId } from '../domain/kernel/ids.ts';
import type { EventAnswer } from '../durable-objects/objects.ts';
import { eventStub } from '../durable-objects/stubs.ts';
import { storedEvent } from '../services/event/find-event.ts';
import { Refusal } from '../services/refusal.ts';
import type { RequestContext } from './route.ts';
import { siteOrigin } from './site-origin.ts';

type CallerContext = Pick<RequestContext<CallAddress>, 'context' | 'deps' | 'actor'>;

/** Sends a command to the event's object, which is the only writer; a refusal becomes the error response. */
export async function eventCommand(
  { context, deps, actor }: CallerContext,
  id: string,
  command: EventCommand,
  as: EventActor = actor,
): Promise<EventAnswer> {
  const ask = (known: EventId) => eventStub(context.env, known).run(known, as, command, siteOrigin(context));
  const answer = await ask(asId<EventId>(id));
  if (answer.ok) return answer.value;
  // Nearly all requests have the exact id; only others are looked up.
  if (answer.key !== 'noSuchEvent' || command.kind === 'create') throw new Refusal(answer.key, answer.params);
  const { event } = await storedEvent(deps, id);
  if (event.id === id) throw new Refusal(answer.key);
  const again = await ask(event.id);
  if (!again.ok) throw new Refusal(again.key, again.params);
  return again.value;
}
