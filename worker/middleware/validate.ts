import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';
import { InvalidInput } from './on-error.ts';

/** The body, parsed by its schema; a handler reads it with `context.req.valid('json')`. */
export const body = <Schema extends z.ZodType<object>>(schema: Schema) =>
  createMiddleware<AppEnv, string, { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }>(
    async (context, next) => {
      context.req.addValidatedData('json', parse(schema, sentJson(context)));
      await next();
    },
  );

/** The query, parsed by its schema. */
export const query = <Schema extends z.ZodType>(schema: Schema) => validator('query', (value) => parse(schema, value));

/** The parts of the path, parsed by their schema. */
export const params = <Schema extends z.ZodType>(schema: Schema) => validator('param', (value) => parse(schema, value));

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidInput([...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]);
}

/** A call that takes a body gets one: `jsonExpected` where nothing says that there is any, else it is empty. */
function sentJson(context: Context<AppEnv>): unknown {
  const { sent } = context.var;
  if (sent !== null) return sent.json;
  throw new Refusal(context.req.header('content-type') === undefined ? 'jsonExpected' : 'invalidJson');
}
