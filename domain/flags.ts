/**
 * Federations that are shown by their letters alone: FIDE's own, one whose country is no more, and one that plays under
 * a flag that is no country's.
 */
const WITHOUT_FLAG: ReadonlySet<string> = new Set(['FID', 'AHO', 'TPE']);

/** Whether a federation has a flag to be known by. */
export const hasFlag = (federation: string): boolean => !WITHOUT_FLAG.has(federation);
