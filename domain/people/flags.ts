/** Shown as letters only: FIDE itself, a dissolved country, and a federation that uses a non-country flag. */
const WITHOUT_FLAG: ReadonlySet<string> = new Set(['FID', 'AHO', 'TPE']);

export const hasFlag = (federation: string): boolean => !WITHOUT_FLAG.has(federation);
