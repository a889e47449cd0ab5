import { z } from 'zod';
import type { Description, Medium, Right } from '../calls/description.ts';
import { answersDocument } from '../codec/documents.ts';
import { CALLS } from './described-calls.ts';
import { ERRORS, type ErrorKey } from './errors.ts';
import { refusalsOf } from './refusals-of.ts';
import { methodOf, pathOf } from './request.ts';

type Json = Readonly<Record<string, unknown>>;

let made: ReturnType<typeof documentOf> | undefined;

/** The OpenAPI 3.1.1 description of this API, built on first use. */
export function openApi() {
  made ??= documentOf(Object.entries<Description>(CALLS));
  return made;
}

function documentOf(calls: readonly (readonly [name: string, call: Description])[]) {
  return {
    openapi: '3.1.1' as const,
    info: {
      title: 'Rokade',
      version: '1',
      description:
        'Tournaments, leagues and online play. A session cookie says who asks; every refusal names its reason.',
    },
    paths: byPath(calls),
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-rokade_session' } },
    },
  };
}

function byPath(calls: readonly (readonly [name: string, call: Description])[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of calls) {
    const path = pathOf(call.at).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [methodOf(call.at).toLowerCase()]: operationOf(name, call) };
  }
  return paths;
}

const operationOf = (name: string, call: Description): Json => ({
  operationId: name,
  summary: call.does,
  tags: [areaOf(call)],
  ...(!WITHOUT_SESSION.includes(call.right) && {
    security: call.right === 'viewTournament' ? [{}, SESSION] : [SESSION],
  }),
  'x-right': call.right,
  ...parametersOf(call),
  ...(call.body !== undefined && { requestBody: { required: true, content: json(sent(call.body)) } }),
  responses: { ...answersOf(call), ...refusalAnswers(call) },
});

const SESSION = { session: [] };
const WITHOUT_SESSION: readonly Right[] = ['everybody', 'operator', 'provider'];

function areaOf({ at }: Description): string {
  const [, root, area] = pathOf(at).split('/');
  if (area === undefined) return 'site';
  return root === 's' ? area : 'live';
}

function parametersOf({ path = {}, query }: Description): Json {
  const inPath = Object.entries(path).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: sent(schema),
  }));
  const { properties = {}, required = [] } = query === undefined ? {} : objectOf(sent(query));
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const parameters = [...inPath, ...inQuery];
  return parameters.length === 0 ? {} : { parameters };
}

/** The fields of an object schema that this module has generated. */
const objectOf = (schema: Json) =>
  schema as { readonly properties?: Readonly<Record<string, Json>>; readonly required?: readonly string[] };

function answersOf({ at, answer }: Description): Json {
  if (answer === 'socket') return { 101: { description: 'The connection is open.' } };
  const content =
    typeof answer === 'string'
      ? { [MEDIA[answer]]: { schema: { type: 'string' } } }
      : json(answersDocument(at) ? sent(answer) : answered(answer));
  return { 200: { description: 'Done.', content } };
}

const MEDIA: Readonly<Record<Exclude<Medium, 'socket'>, string>> = {
  html: 'text/html',
  text: 'text/plain',
  csv: 'text/csv',
  xml: 'application/xml',
  calendar: 'text/calendar',
  pgn: 'application/x-chess-pgn',
  picture: 'image/png',
  upload: 'image/*',
  events: 'text/event-stream',
};

/** One response per status, with its keys. */
function refusalAnswers(call: Description): Json {
  const keys = refusalsOf(call);
  const statuses = [...new Set(keys.map((key) => ERRORS[key]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const own = keys.filter((key) => ERRORS[key] === status);
      return [status, { description: own.join(', '), content: json(refusalOf(own)) }];
    }),
  );
}

const refusalOf = (keys: readonly ErrorKey[]): Json => ({
  allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { message: { enum: keys } } }],
});

const refusalSchema: Json = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'The key of the refusal.' },
    params: { type: 'object', description: 'What the text of the key is filled in with.' },
    fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'Fields of the request that are not as they must be.',
    },
  },
  required: ['message'],
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** The schema of the input, before parsing. */
const sent = (schema: z.ZodType): Json =>
  bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: withoutReadOnly }));

/** The schema of the output. */
const answered = (schema: z.ZodType): Json => bare(z.toJSONSchema(schema, { io: 'output', override: withoutReadOnly }));

/** An immutable value of TypeScript; in OpenAPI the word would forbid the field in requests. */
function withoutReadOnly({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.readOnly;
}

/** The document declares the dialect once. */
function bare({ $schema, ...schema }: Json): Json {
  return schema;
}
