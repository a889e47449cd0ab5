/** Rounds to the nearest integer, halves up (also below zero), in integer arithmetic. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
