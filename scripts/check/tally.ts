import { existsSync, readFileSync } from 'node:fs';

/** How many checks have passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** A stage that is one check by itself. */
export const single = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * The tests of a run by the report it has written. A run that ends badly has at least one failure, also when no test
 * says so: a file that does not load, an error outside of any test, no report at all.
 */
export function tallyOf(reportFile: string, ok: boolean): Tally {
  const { passed, failed } = existsSync(reportFile) ? counts(JSON.parse(readFileSync(reportFile, 'utf8'))) : single(ok);
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

type Report =
  | { readonly numPassedTests: number; readonly numFailedTests: number }
  | { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } };

/** Vitest's report or Playwright's. A test that passes only when it is run again has failed. */
const counts = (report: Report): Tally =>
  'stats' in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
