import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './check/chromium.ts';
import { runStage, type Stage } from './check/stage.ts';
import { sum, type Tally } from './check/tally.ts';
import { root } from './environment.ts';

/** Everything that is checked before a change is taken: each stage with its time, then one line that sums them up. */

const REPORTS = join(root, 'test-results/reports');

const check = (name: string, ...command: Stage['command']): Stage => ({ name, command });

const tests = (project: 'pure' | 'workers' | 'dom'): Stage => {
  const report = join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...reporters], report };
};

const browser: Stage = {
  name: 'browser',
  command: ['playwright', 'test', '--reporter=list,json'],
  report: join(REPORTS, 'browser.json'),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, 'browser.json') },
};

const STAGES: readonly Stage[] = [
  check('build', 'node', 'scripts/build.ts'),
  check('types', 'node', 'scripts/types.ts'),
  check('lint', 'biome', 'check', '--error-on-warnings', '.'),
  check('imports', 'node', 'scripts/check-imports.ts'),
  check('unused code', 'knip'),
  tests('pure'),
  tests('workers'),
  tests('dom'),
  { ...check('crash', 'node', 'scripts/crash-test.ts'), env: { KILLS: '4' } },
  browser,
];

ensureChromium();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const tallies: Tally[] = [];
for (const stage of STAGES) tallies.push(await runStage(stage));
const { passed, failed } = sum(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
