import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Description, Medium } from '../contract/calls/description.ts';
import { snakeKeys } from '../contract/codec/case.ts';
import { answersDocument } from '../contract/codec/documents.ts';
import {
  type AnswerOf,
  type AnswerValue,
  type CallAddress,
  callAt,
  type Received,
} from '../contract/http/described-calls.ts';
import { methodOf, pathOf } from '../contract/http/request.ts';
import { VISITOR } from '../domain/access/actor.ts';
import type { AppEnv } from './context.ts';
import { limited } from './limits.ts';
import { received } from './middleware/received.ts';
import { serialised } from './middleware/serialised.ts';
import { publicDeps, publicResponse, visitorsAnswer } from './public-answers.ts';

/** The argument of a handler: the parsed request, and the actor. */
export interface RequestContext<At extends CallAddress> extends Received<At> {
  readonly context: Context<AppEnv>;
  readonly deps: AppEnv['Variables']['deps'];
  readonly actor: AppEnv['Variables']['actor'];
}

/** The value that the call describes, or a complete response if it is not JSON. */
type RouteResponse<At extends CallAddress> =
  AnswerOf<At> extends Medium ? Response : DeeplyReadonly<AnswerValue<At>> | Response;

type Handler<At extends CallAddress> = (request: RequestContext<At>) => RouteResponse<At> | Promise<RouteResponse<At>>;

/** Mounts a call at its described address. Middleware validates the request, applies the rate limit, then queues it. */
export function route<At extends CallAddress>(routes: Hono<AppEnv>, at: At, handle: Handler<At>): void {
  const call = callAt(at);
  const wire = (response: object): object => (answersDocument(at) ? response : snakeKeys(response));
  routes.on(methodOf(at), [pathOf(at)], ...middlewareFor(call), async (context) => {
    const { deps, actor } = context.var;
    // The middleware has parsed it with the schemas of the description.
    const sent = context.var.received as Received<At>;
    const request = { ...sent, context, deps: call.cached ? publicDeps(context, deps) : deps };
    if (call.cached && actor.kind === 'visitor') {
      const make = async () => JSON.stringify(wire((await handle({ ...request, actor: VISITOR })) as object));
      return publicResponse(context, await visitorsAnswer(context, make));
    }
    const response: unknown = await handle({ ...request, actor });
    if (response instanceof Response) return response;
    return context.json(wire(response as object));
  });
}

function middlewareFor(call: Description): MiddlewareHandler<AppEnv>[] {
  return [
    received(call),
    ...(call.limit === undefined ? [] : [limited(call.limit)]),
    ...(call.hashes === undefined ? [] : [serialised]),
  ];
}

export type DeeplyReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeeplyReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeeplyReadonly<Value[Key]> }
    : Value;
