/** Quotient rounded to the nearest whole number, halves up (also below zero), without leaving whole numbers. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
