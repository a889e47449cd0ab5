import { describe, expect, it } from 'vitest';
import type { Description } from '../../contract/calls/description.ts';
import * as calls from '../../contract/calls.ts';
import { CALLS } from '../../contract/http/described-calls.ts';
import { ERRORS } from '../../contract/http/errors.ts';
import { openApi } from '../../contract/http/open-api.ts';
import { refusalsOf } from '../../contract/http/refusals-of.ts';
import { methodOf, pathOf } from '../../contract/http/request.ts';
import { TIEBREAK_NAMES } from '../../domain/tiebreaks/names.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}
type Schema = Readonly<Record<string, unknown>>;

const document = openApi();
const DESCRIBED: readonly (readonly [string, Description])[] = Object.entries(CALLS);

function operationOf(call: Pick<Description, 'at'>): Operation {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const operation = paths[pathOf(call.at).replaceAll(/:(\w+)/g, '{$1}')]?.[methodOf(call.at).toLowerCase()];
  if (operation === undefined) throw new Error(`${call.at} is not in the document`);
  return operation;
}

/** Every object of the document by its place. */
function* objectsOf(value: unknown, at = '#'): Generator<readonly [place: string, object: Schema]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Schema];
  for (const [key, part] of Object.entries(value)) yield* objectsOf(part, `${at}/${key}`);
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

describe('the OpenAPI document', () => {
  it('the OpenAPI document is of version 3.1 and names the product', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Rokade', version: expect.any(String) });
  });

  it('no field of the OpenAPI document is read-only, as every field of a request can be sent', () => {
    const readOnly = [...objectsOf(document)].filter(([, object]) => object.readOnly === true);
    expect(readOnly.map(([place]) => place)).toEqual([]);
  });

  it('the OpenAPI document lists the codes of the tie-breaks, with their names', () => {
    const codes = [...objectsOf(document.paths)].filter(([place]) => /\/tb1(\/|$)/.test(place));
    const listed = codes.flatMap(([, { enum: values }]) => (Array.isArray(values) ? [values] : []));
    expect(listed[0]).toEqual(Object.values(TIEBREAK_NAMES).map(({ code }) => code));
    expect(JSON.stringify(codes)).toContain('4 BHC1');
  });

  it('the OpenAPI document is generated once', () => {
    expect(openApi()).toBe(document);
  });

  it('the OpenAPI document is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('the OpenAPI document has an operation for each call, each with its own id', () => {
    const names = DESCRIBED.map(([, call]) => operationOf(call).operationId);
    expect(names).toEqual(DESCRIBED.map(([name]) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(DESCRIBED)('an OpenAPI operation declares the parts of the path, all of them required: %s', (_, call) => {
    const declared = (operationOf(call).parameters ?? []).filter((one) => one.in === 'path');
    expect(declared.map(({ name }) => name).sort()).toEqual(Object.keys(call.path ?? {}).sort());
    expect(declared.every(({ required }) => required)).toBe(true);
  });

  it.each(DESCRIBED)('an OpenAPI operation has a body exactly if the call takes one: %s', (_, call) => {
    expect(operationOf(call).requestBody !== undefined).toBe(call.body !== undefined);
  });

  it.each(DESCRIBED)('an OpenAPI operation lists each possible status, with its error keys: %s', (_, call) => {
    const { responses } = operationOf(call);
    const [done, ...others] = Object.keys(responses);
    expect(['101', '200']).toContain(done);
    expect(others).toEqual([...new Set(refusalsOf(call).map((key) => String(ERRORS[key])))].sort());
    for (const key of refusalsOf(call)) expect(responses[ERRORS[key]]?.description).toContain(key);
  });

  it('every reference in the OpenAPI document resolves', () => {
    const places = new Set([...objectsOf(document)].map(([place]) => place));
    const references = [...objectsOf(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !places.has(reference))).toEqual([]);
  });

  it('the schemas of the OpenAPI document have known types and valid enumerations, required lists and patterns', () => {
    const faults = [...objectsOf(document)].flatMap(([place, { type, enum: values, required, pattern }]) => [
      ...(typeof type === 'string' && !place.includes('/properties/type') && !isKnown(place, type) ? [place] : []),
      ...(values !== undefined && !Array.isArray(values) && !place.endsWith('/properties') ? [`${place} enum`] : []),
      ...(Array.isArray(required) && required.some((name) => typeof name !== 'string') ? [`${place} required`] : []),
      ...(typeof pattern === 'string' && !isPattern(pattern) ? [`${place} pattern`] : []),
    ]);
    expect(faults).toEqual([]);
  });

  it('the OpenAPI document describes requests and responses as they are on the wire', () => {
    const sent = operationOf({ at: calls.addGuest }).requestBody?.content['application/json']?.schema;
    expect(sent).toMatchObject({ type: 'object', required: ['first_name', 'last_name'] });
    expect(operationOf({ at: calls.explainRound }).parameters).toContainEqual({
      name: 'round',
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1, maximum: 1000 },
    });
    expect(JSON.stringify(operationOf({ at: calls.viewTournament }).responses['200'])).toContain('"participants"');
    expect(operationOf({ at: calls.watchGame }).responses['101']).toEqual({ description: expect.any(String) });
  });
});

const isKnown = (place: string, type: string): boolean =>
  TYPES.includes(type) || (place.includes('/securitySchemes/') && type === 'apiKey');

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}
