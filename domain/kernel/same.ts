/** Deep equality of plain values (numbers, strings, lists, records); not for Maps and Sets. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the old list if all elements are equal, which preserves its identity. */
export const sameOr = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] =>
  before.length === after.length && after.every((item, index) => item === before[index]) ? before : after;
