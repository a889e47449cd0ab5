import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sum, tallyOf } from '../../scripts/check/tally.ts';

const written = (report: object): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'rokade-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

it('the test summary names a failed test of vitest with the first line of the reason', () => {
  const report = written({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: 'clock.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'a flag falls' },
          { status: 'failed', fullName: 'a bonus is added', failureMessages: ['expected 1 to be 2\nat line 7'] },
        ],
      },
    ],
  });
  expect(tallyOf('pure', report, false)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['pure: clock.test.ts | a bonus is added | expected 1 to be 2'],
  });
});

it('the test summary counts a browser test that passes only the second time as failed', () => {
  const spec = { file: 'desk.spec.ts', title: 'a round', tests: [{ status: 'flaky', results: [{}, {}] }] };
  const report = written({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [{ suites: [{ specs: [spec] }] }],
  });
  expect(tallyOf('browser', report, true)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['browser: desk.spec.ts | a round'],
  });
});

it('the test summary says what a failed browser test expected and what it received', () => {
  const message =
    '\u001b[2mexpect(locator).toHaveCount failed\u001b[22m\n\nExpected: 20\nReceived: 21\nCall log:\n  - none';
  const spec = {
    file: 'desk.spec.ts',
    title: 'a round',
    tests: [{ status: 'unexpected', results: [{ error: { message } }] }],
  };
  const report = written({ stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [{ specs: [spec] }] });
  expect(tallyOf('browser', report, false).failures).toEqual([
    'browser: desk.spec.ts | a round | expect(locator).toHaveCount failed | Expected: 20 | Received: 21',
  ]);
});

it('the test summary has one failure for a run that ends badly without a failed test or writes no report', () => {
  const report = written({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  const tallies = [tallyOf('dom', report, false), tallyOf('crash', join(tmpdir(), 'no such report'), false)];
  expect(sum(tallies)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['dom: ended badly, and no test says why', 'crash'],
  });
});
