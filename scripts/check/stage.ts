import { spawn } from 'node:child_process';
import { root, toolEnvironment } from '../environment.ts';
import { single, sum, type Tally, tallyOf } from './tally.ts';

export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The report file of the command; without one the stage counts as a single check. */
  readonly report?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Lanes of stages that run in parallel, so that stages which wait for timers leave the processors to the others. */
export interface SideBySide {
  readonly lanes: readonly (readonly Stage[])[];
}

type Step = Stage | SideBySide;

export const check = (name: string, ...command: Stage['command']): Stage => ({ name, command });

export const sideBySide = (...lanes: SideBySide['lanes']): SideBySide => ({ lanes });

/** Runs steps in sequence, prints the failures and a summary, and sets the exit code. */
export async function runStages(steps: readonly Step[]): Promise<void> {
  const { passed, failed, failures } = sum(await inTurn(steps));
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function inTurn(steps: readonly Step[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(...(await runStep(step)));
  return tallies;
}

const runStep = async (step: Step): Promise<Tally[]> =>
  'lanes' in step ? (await Promise.all(step.lanes.map(inTurn))).flat() : [await runStage(step)];

/** Runs a stage and prints its result; the output of its command is only shown on failure. */
async function runStage({ name, command, report, env }: Stage): Promise<Tally> {
  const started = performance.now();
  const { ok, output } = await captured(command, env);
  const tally = report === undefined ? single(name, ok) : tallyOf(name, report, ok);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(22)}${seconds.padStart(6)} s  ${tally.passed} passed, ${tally.failed} failed`);
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
