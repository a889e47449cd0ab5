import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { toolEnvironment } from '../environment.ts';

const SYSTEM = '/usr/bin/chromium';

/** The system's Chromium; undefined if Playwright's is used. */
export const systemChromium = (): string | undefined => (existsSync(SYSTEM) ? SYSTEM : undefined);

/** Installs a browser if there is none: with the system's package manager for root, otherwise Playwright's. */
export function ensureChromium(): void {
  if (systemChromium() !== undefined) return;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: 'inherit', env: { ...toolEnvironment(), DEBIAN_FRONTEND: 'noninteractive' } });
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-qq', '-y', '--no-install-recommends', 'chromium');
  } else run('playwright', 'install', 'chromium');
}
