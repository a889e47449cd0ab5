import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment.ts';
import { check, type Stage } from './stage.ts';

const REPORTS = join(root, 'test-results/reports');

/** Removes the reports of earlier runs. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** The tests of one project, all or those of some files. */
export function tests(project: 'pure' | 'workers' | 'dom' | 'long', files: readonly string[] = []): Stage {
  const report = join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...files, ...reporters], report };
}

/** Browser tests, all or those of some files. */
export function browser(files: readonly string[] = []): Stage {
  const report = join(REPORTS, 'browser.json');
  return {
    name: 'browser',
    command: ['playwright', 'test', ...files, '--reporter=list,json'],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
}

/** Kills the server during play this many times. */
export const crash = (kills: number): Stage => ({
  ...check('crash', 'node', 'scripts/crash-test.ts'),
  env: { KILLS: String(kills) },
});

export const withSettings = (stage: Stage, env: NodeJS.ProcessEnv): Stage => ({
  ...stage,
  env: { ...stage.env, ...env },
});
