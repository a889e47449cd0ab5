/** Conversion tables of the FIDE Rating Regulations (B.02 8.1). */

/** Upper end of the rating difference for each expected score .50 to .99 (table 8.1.2). */
const BAND_ENDS = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
  206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
  735,
] as const;

/** Rating difference for scores of 50 % to 100 % (table 8.1.1). */
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
] as const;

/** Expected score in hundredths for own rating minus opponent's: 0 gives 50, -400 gives 8. */
export function expectedScore(difference: number): number {
  const band = BAND_ENDS.findIndex((end) => Math.abs(difference) <= end);
  const higher = band === -1 ? 100 : 50 + band;
  return difference >= 0 ? higher : 100 - higher;
}

/** Rating difference (dp) of a score in whole per cent: 50 gives 0, 100 gives 800, 0 gives -800. */
export function ratingDifference(percentage: number): number {
  const difference = DIFFERENCES[Math.abs(percentage - 50)] ?? 0;
  return percentage >= 50 ? difference : -difference;
}
