import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Description, Medium } from '../contract/calls/description.ts';
import { type AnswerOf, type CallAddress, callAt, type Received } from '../contract/described-calls.ts';
import { methodOf, pathOf } from '../contract/request.ts';
import type { AppEnv } from './context.ts';
import { limited } from './limits.ts';
import { oneAtATime } from './middleware/one-at-a-time.ts';
import { received } from './middleware/received.ts';

/** What a handler is given: what was sent, parsed by the call's description, and who asks. */
export interface Asked<At extends CallAddress> extends Received<At> {
  readonly context: Context<AppEnv>;
  readonly deps: AppEnv['Variables']['deps'];
  readonly actor: AppEnv['Variables']['actor'];
}

/** What a handler answers: the value that its call describes, or the whole response where that is no JSON. */
type Answered<At extends CallAddress> =
  AnswerOf<At> extends Medium ? Response : DeeplyReadonly<AnswerOf<At>> | Response;

type Handler<At extends CallAddress> = (asked: Asked<At>) => Answered<At> | Promise<Answered<At>>;

/**
 * Mounts a call where its description says. Before the handler the request is looked at: first its form, then how often
 * it is asked, then whether it is its turn.
 */
export function answer<At extends CallAddress>(routes: Hono<AppEnv>, at: At, handle: Handler<At>): void {
  routes.on(methodOf(at), [pathOf(at)], ...doorsOf(callAt(at)), async (context) => {
    const { deps, actor } = context.var;
    // What the description's schemas have made of it a moment ago.
    const sent = context.var.received as Received<At>;
    const answered: unknown = await handle({ ...sent, context, deps, actor });
    return answered instanceof Response ? answered : context.json(answered as object);
  });
}

function doorsOf(call: Description): MiddlewareHandler<AppEnv>[] {
  return [
    received(call),
    ...(call.limit === undefined ? [] : [limited(call.limit)]),
    ...(call.hashes === undefined ? [] : [oneAtATime]),
  ];
}

export type DeeplyReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeeplyReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeeplyReadonly<Value[Key]> }
    : Value;
