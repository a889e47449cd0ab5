import { spawn } from 'node:child_process';
import { root, toolEnvironment } from '../environment.ts';
import { single, sum, type Tally, tallyOf } from './tally.ts';

export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the command writes its report; without one the stage is a single check. */
  readonly report?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** A stage that is one check. */
export const check = (name: string, ...command: Stage['command']): Stage => ({ name, command });

/** Runs stages one after the other; the last line sums them up, and the process fails if one of them has. */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const tallies: Tally[] = [];
  for (const stage of stages) tallies.push(await runStage(stage));
  const { passed, failed } = sum(tallies);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Runs a stage and tells how it went; what its command says is shown only where it fails. */
async function runStage({ name, command, report, env }: Stage): Promise<Tally> {
  process.stdout.write(`${name.padEnd(14)}`);
  const started = performance.now();
  const { ok, output } = await captured(command, env);
  const tally = report === undefined ? single(ok) : tallyOf(report, ok);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${tally.passed} passed, ${tally.failed} failed`);
  if (!ok) console.log(output);
  return tally;
}

function captured([command, ...args]: Stage['command'], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ ok: boolean; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...toolEnvironment(), ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
