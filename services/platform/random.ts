/** A random whole number from 0 to limit - 1, each equally likely. */
export function randomBelow(limit: number): number {
  const range = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < range) return value % limit;
  }
}
