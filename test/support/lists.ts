// What a test takes out of a list has to be there: each of these fails, and says why, where it is not.

/** A list of just so many elements. */
export type Tuple<Item, Length extends number, Made extends Item[] = []> = number extends Length
  ? Item[]
  : Made['length'] extends Length
    ? Made
    : Tuple<Item, Length, [...Made, Item]>;

/** The element at a place, counted from 0. */
export function nth<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`element ${index} is wanted of a list of ${list.length}`);
  return item;
}

export const firstOf = <Item>(list: readonly Item[]): Item => nth(list, 0);

/** The element of a list that has one and no more. */
export function onlyOf<Item>(list: readonly Item[]): Item {
  if (list.length !== 1) throw new Error(`one element is wanted, of a list of ${list.length}`);
  return firstOf(list);
}

/** The first so many elements, to name each of them: `const [white, black] = take(players, 2)`. */
export function take<Item, Length extends number>(list: readonly Item[], length: Length): Tuple<Item, Length> {
  const taken = list.slice(0, length);
  if (isTuple(taken, length)) return taken;
  throw new Error(`${length} elements are wanted, of a list of ${list.length}`);
}

function isTuple<Item, Length extends number>(list: Item[], length: Length): list is Item[] & Tuple<Item, Length> {
  return list.length === length;
}
