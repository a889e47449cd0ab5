/** The names of fields: in snake case on the wire, in camel case in the code. */

export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Values without fields of their own, and files. */
type Whole = string | number | boolean | bigint | symbol | null | undefined | { readonly arrayBuffer: () => unknown };

/** A value of the wire with its fields named as in the code. */
export type CamelKeys<Value> = Value extends Whole
  ? Value
  : Value extends readonly unknown[]
    ? { [Index in keyof Value]: CamelKeys<Value[Index]> }
    : Value extends object
      ? {
          [Key in keyof Value as Key extends string ? CamelCase<Key> : Key]: Key extends DocumentField
            ? Value[Key]
            : CamelKeys<Value[Key]>;
        }
      : Value;

/** Fields whose value is a document in a notation of its own. */
type DocumentField = 'file' | 'passkey';
const DOCUMENT_FIELDS: ReadonlySet<string> = new Set<DocumentField>(['file', 'passkey']);

/** Fields whose value is a table: its keys are data, such as ids and names of parameters, and stay as they are. */
export const TABLES: ReadonlySet<string> = new Set([
  'clubsOfPlayers',
  'content',
  'factsOfPlayers',
  'fideNumbers',
  'games',
  'names',
  'params',
  'tkoSeparation',
]);

/** There are a few hundred names, and each is in every row of a table. */
function remembering(convert: (name: string) => string): Rename {
  const known: Record<string, string> = Object.create(null);
  return (name) => {
    known[name] ??= convert(name);
    return known[name];
  };
}

type Rename = (name: string) => string;

export const camelCase = remembering((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
export const snakeCase = remembering((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** A value that was received, with its fields named as in the code. */
export const camelKeys = <Value>(value: Value): CamelKeys<Value> => renamed(value, camelCase) as CamelKeys<Value>;

/** The inverse of `camelKeys`. */
export const snakeKeys = (value: object): object => renamed(value, snakeCase) as object;

/** The same for a table, whose own keys are data. */
export const snakeRows = (table: object): object => renamed(table, snakeCase, same) as object;

/** `name` is for the keys of this value, `rename` for those of the values in it. Keys may be any words: `__proto__`. */
function renamed(value: unknown, rename: Rename, name: Rename = rename): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const known = camelCase(key);
      return [
        name(key),
        DOCUMENT_FIELDS.has(known) ? field : renamed(field, rename, TABLES.has(known) ? same : rename),
      ];
    }),
  );
}

const same: Rename = (key) => key;
