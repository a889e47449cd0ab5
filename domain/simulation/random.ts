/** Seeded random numbers, reproducible on every machine. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly share: () => number;
  readonly chance: (share: number) => boolean;
  readonly between: (least: number, most: number) => number;
  /** Normal distribution with mean 0 and deviation 1. */
  readonly normal: () => number;
}

/** Mulberry32; 32 bits of state suffice here. */
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
    // Sum of twelve uniform numbers: close enough to normal, without logarithms that differ by machine.
    normal: () => Array.from({ length: 12 }, share).reduce((sum, part) => sum + part, -6),
  };
}
