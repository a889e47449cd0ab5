/** Every way to pair all of them: the first with each of the others in turn, then the rest. */
export function everyPairing(places: readonly number[]): readonly (readonly (readonly [number, number])[])[] {
  const [first, ...others] = places;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    everyPairing(others.filter((place) => place !== other)).map((rest) => [[first, other] as const, ...rest]),
  );
}

/** Every choice of `count` of them, in the order of the list: those with the first ones first. */
export function everyChoice<One>(list: readonly One[], count: number): readonly (readonly One[])[] {
  if (count === 0) return [[]];
  return list.flatMap((one, index) => everyChoice(list.slice(index + 1), count - 1).map((rest) => [one, ...rest]));
}
