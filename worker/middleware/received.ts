import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import type { Description } from '../../contract/calls/description.ts';
import { camelKeys } from '../../contract/codec/case.ts';
import { isErrorKey } from '../../contract/http/errors.ts';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';
import { InvalidInput } from './on-error.ts';

/** Parses the path, the query and the body of a request with the schemas of its call, and names their fields as in the code. */
export const received = ({ path, query, body }: Description) => {
  const parts = Object.entries(path ?? {});
  return createMiddleware<AppEnv>(async (context, next) => {
    context.set('received', {
      path: Object.fromEntries(parts.map(([name, schema]) => [name, part(schema, name, context.req.param(name))])),
      query: query === undefined ? undefined : camelKeys(parse(query, queryOf(context))),
      body: body === undefined ? undefined : camelKeys(parse(body, sentJson(context))),
    });
    await next();
  });
};

function part(schema: z.ZodType, name: string, text: string | undefined): unknown {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidInput([name]);
}

/** A schema may name the refusal itself, if no single field is at fault. */
function parse(schema: z.ZodType<object>, value: unknown): object {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const named: unknown = issue.code === 'custom' ? issue.params?.refusal : undefined;
    if (typeof named === 'string' && isErrorKey(named)) throw new Refusal(named);
  }
  throw new InvalidInput([...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]);
}

/** A repeated field becomes a list. */
const queryOf = (context: Context<AppEnv>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

/** The body of a call. Without a body the refusal is `jsonExpected`, or `invalidJson` if there is a content type. */
function sentJson(context: Context<AppEnv>): unknown {
  const { sent } = context.var;
  if (sent !== null && 'json' in sent) return sent.json;
  throw new Refusal(context.req.header('content-type') === undefined ? 'jsonExpected' : 'invalidJson');
}
