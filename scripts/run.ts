import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './environment.ts';

/** Runs a tool of this repository with inherited output; rejects if it fails. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...toolEnvironment(), ...env } });
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('exit', end);
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`));
    });
  });
}
