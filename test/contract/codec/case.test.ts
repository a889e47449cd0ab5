import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { camelCase, camelKeys, snakeCase, snakeKeys, TABLES } from '../../../contract/codec/case.ts';
import { answersDocument } from '../../../contract/codec/documents.ts';
import { CALLS } from '../../../contract/http/described-calls.ts';

/** A field of the wire, and whether its value is a table. */
interface Field {
  readonly name: string;
  readonly isTable: boolean;
  readonly isObject: boolean;
}

/** Fields with a notation of their own. */
const DOCUMENT_FIELDS = ['file', 'passkey'];

const SCHEMAS: readonly z.ZodType[] = Object.values(CALLS).flatMap((call): z.ZodType[] => [
  ...('query' in call ? [call.query] : []),
  ...('body' in call ? [call.body] : []),
  ...(typeof call.answer === 'string' || answersDocument(call.at) ? [] : [call.answer]),
]);

/** All fields of a schema, as its JSON Schema has them. */
function fieldsOf(schema: unknown): Field[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  const { properties = {}, ...others } = schema as { readonly properties?: Readonly<Record<string, object>> };
  const fields = Object.entries(properties).flatMap(([name, value]) => {
    const field = { name, isTable: isTable(value), isObject: isObject(value) };
    return DOCUMENT_FIELDS.includes(name) ? [] : [field, ...fieldsOf(value)];
  });
  return [...fields, ...Object.values(others).flatMap(fieldsOf)];
}

const isTable = (schema: object): boolean => 'propertyNames' in schema || optionsOf(schema).some(isTable);
const isObject = (schema: object): boolean => 'properties' in schema || optionsOf(schema).some(isObject);
const optionsOf = (schema: object): object[] => ('anyOf' in schema ? (schema.anyOf as object[]) : []);

const FIELDS = SCHEMAS.flatMap((schema) =>
  fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: () => undefined })),
);

describe('the names of fields', () => {
  it('the name of each field has no capital letter on the wire and survives conversion to camel case and back', () => {
    expect(FIELDS.length).toBeGreaterThan(1_000);
    for (const { name } of FIELDS) {
      expect(name).not.toMatch(/[A-Z]/);
      expect(snakeCase(camelCase(name))).toBe(name);
    }
  });

  it('the list of tables contains exactly the fields whose keys are data', () => {
    const tables = new Set(FIELDS.filter(({ isTable }) => isTable).map(({ name }) => camelCase(name)));
    expect([...tables].sort()).toEqual([...TABLES].sort());
    for (const { name, isObject } of FIELDS) {
      if (isObject) expect([name, TABLES.has(camelCase(name))]).toEqual([name, false]);
    }
  });

  it('a value with camel case keys is unchanged after conversion to snake case and back', () => {
    const name = fc.constantFrom(...new Set(FIELDS.map((field) => camelCase(field.name))));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        tie('fields'),
        tie('list'),
      ),
      list: fc.array(tie('value'), { maxLength: 3 }),
      fields: fc.dictionary(name, tie('value'), { maxKeys: 5 }),
    }));
    fc.assert(
      fc.property(fc.dictionary(name, value), (fields) => {
        expect(camelKeys(JSON.parse(JSON.stringify(snakeKeys(fields))))).toEqual(JSON.parse(JSON.stringify(fields)));
      }),
      { numRuns: 500 },
    );
  });

  it('a key that is data, such as that of a pairing or of a parameter, is not converted', () => {
    const page = { games: { '1_ola_nordmann_bo': [{ white_ms: 1 }] }, first_name: 'Ola', params: { in_words: 'x' } };
    expect(camelKeys(page)).toEqual({
      games: { '1_ola_nordmann_bo': [{ whiteMs: 1 }] },
      firstName: 'Ola',
      params: { in_words: 'x' },
    });
    expect(snakeKeys(camelKeys(page))).toEqual(page);
  });

  it('a document with its own notation is not converted', () => {
    expect(snakeKeys({ organiserType: 'club', file: { createdAt: 1 } })).toEqual({
      organiser_type: 'club',
      file: { createdAt: 1 },
    });
  });
});
