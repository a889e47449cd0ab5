/** Parts of schemas that read and write by one description of each field. */
import { z } from 'zod';

type Fields<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape, z.core.$strict>>;

/** Reading refuses fields that are not in the shape; writing leaves them out, and puts the others in its order. */
export const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  recordOf(shape, { decode: (fields) => fields, encode: (fields: Fields<Shape>) => fields });

/** The same for a value that is made of the fields. */
export function recordOf<Shape extends z.ZodRawShape, Value>(
  shape: Shape,
  {
    decode,
    encode,
  }: { readonly decode: (fields: Fields<Shape>) => Value; readonly encode: (value: Value) => Fields<Shape> },
) {
  const written = (value: Value): Fields<Shape> => {
    const fields = { ...encode(value) };
    for (const name of Object.keys(fields)) if (!(name in shape)) Reflect.deleteProperty(fields, name);
    return fields;
  };
  return z.codec(z.strictObject(shape), z.custom<Value>(), { decode, encode: written });
}

/** A text or number that has a type of its own. */
export const branded = <Raw extends z.ZodType, Value extends z.output<Raw>>(
  raw: Raw,
  brand: (raw: z.output<Raw>) => Value,
) => z.codec(raw, z.custom<Value>(), { decode: brand, encode: (value) => value });

/** Read-only in its type only: `readonly()` would describe it as a field that requests leave out. */
export function list<Item extends z.ZodType>(item: Item, most?: number, least?: number) {
  const any = z.array(item);
  const long = least === undefined ? any : any.min(least);
  const bounded = most === undefined ? long : long.max(most);
  return bounded as z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]>;
}
