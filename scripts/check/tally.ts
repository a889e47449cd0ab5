import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The number of passed and failed checks, and for each failure its place, name and a short reason. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/** The tally of a stage that is a single check. */
export const single = (stage: string, ok: boolean): Tally => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  failures: ok ? [] : [stage],
});

/**
 * The tally of a test report. A run with a bad exit code has at least one failure, even if the report contains none: a
 * file that does not load, an error outside of a test, or no report at all.
 */
export function tallyOf(stage: string, reportFile: string, ok: boolean): Tally {
  if (!existsSync(reportFile)) return single(stage, ok);
  const { passed, failed, failures } = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (ok || failed > 0) return { passed, failed, failures: failures.map((failure) => `${stage}: ${failure}`) };
  return { passed, failed: 1, failures: [`${stage}: ended badly, and no test says why`] };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const read = (report: VitestReport | PlaywrightReport): Tally =>
  'stats' in report ? ofPlaywright(report) : ofVitest(report);

const ofVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0])),
  ),
});

/** A flaky test, which passes only on a retry, counts as failed. */
const ofPlaywright = (report: PlaywrightReport): Tally => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  failures: failuresIn(report),
});

const failuresIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => line(file, title, results.find(({ error }) => error !== undefined)?.error?.message)),
  ),
  ...suites.flatMap(failuresIn),
];

const line = (file: string, title: string, why: string | undefined): string =>
  [file, title, ...(why === undefined ? [] : summaryOf(why))].join(' | ');

/** The first line of an error, and for comparisons the expected and the actual value. */
function summaryOf(message: string): string[] {
  const [first = '', ...rest] = stripVTControlCharacters(message).split('\n');
  return [first, ...rest.filter((text) => /^\s*(Locator|Expected|Received)/.test(text)).slice(0, 3)].map((text) =>
    text.trim(),
  );
}
