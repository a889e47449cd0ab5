import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment.ts';
import { check, type Stage } from './stage.ts';

const REPORTS = join(root, 'test-results/reports');

/** Every run writes reports of its own. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** Tests of one kind, all of them or those of some files. */
export function tests(project: 'pure' | 'workers' | 'dom' | 'long', files: readonly string[] = []): Stage {
  const report = join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...files, ...reporters], report };
}

/** Stories in a real browser, all of them or those of some files. */
export function browser(files: readonly string[] = []): Stage {
  const report = join(REPORTS, 'browser.json');
  return {
    name: 'browser',
    command: ['playwright', 'test', ...files, '--reporter=list,json'],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
}

/** The server killed in the middle of play, so many times. */
export const crash = (kills: number): Stage => ({
  ...check('crash', 'node', 'scripts/crash-test.ts'),
  env: { KILLS: String(kills) },
});

/** The same stage with further settings. */
export const withSettings = (stage: Stage, env: NodeJS.ProcessEnv): Stage => ({
  ...stage,
  env: { ...stage.env, ...env },
});
