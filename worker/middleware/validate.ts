import type { Context } from 'hono';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { Refusal } from '../../services/refusal.ts';
import { InvalidInput } from './on-error.ts';

const MOST_BYTES = 5_000_000;

/** The body, parsed by its schema; a handler reads it with `context.req.valid('json')`. */
export const body = <Schema extends z.ZodType>(schema: Schema) =>
  validator('json', async (_, context) => parse(schema, await readJson(context)));

/** The query, parsed by its schema. */
export const query = <Schema extends z.ZodType>(schema: Schema) => validator('query', (value) => parse(schema, value));

/** The parts of the path, parsed by their schema. */
export const params = <Schema extends z.ZodType>(schema: Schema) => validator('param', (value) => parse(schema, value));

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidInput([...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]);
}

async function readJson(context: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) throw new Refusal('jsonExpected');
  if (Number(context.req.header('content-length') ?? 0) > MOST_BYTES) throw new Refusal('inputTooLarge');
  const text = await context.req.text();
  if (text.length > MOST_BYTES) throw new Refusal('inputTooLarge');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalidJson');
  }
}
