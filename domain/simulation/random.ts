/** Random numbers that a seed repeats: the same seed gives the same tournaments on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly share: () => number;
  /** True in the given share of cases. */
  readonly chance: (share: number) => boolean;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  /** Normally distributed around 0 with deviation 1. */
  readonly normal: () => number;
}

/** Mulberry32: 32 bits of state are plenty for tournaments. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    chance: (part) => share() < part,
    between: (least, most) => least + Math.floor(share() * (most - least + 1)),
    // Sum of twelve uniform numbers: near enough to normal for ratings, and without logarithms that differ by machine.
    normal: () => Array.from({ length: 12 }, share).reduce((sum, part) => sum + part, -6),
  };
}
