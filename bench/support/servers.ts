import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The resident memory of the servers started by this process, in MB. */
export const residentMb = (): number => ownServers().reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0);

/** The processor time of the servers in milliseconds, which hardly depends on other load. Linux only. */
export const processorMs = (): number => ownServers().reduce((sum, { pid }) => sum + processorMsOf(pid), 0);

/** Ends the servers at once, as a crash does. */
export function killServers(): void {
  for (const { pid } of ownServers()) process.kill(Number(pid), 'SIGKILL');
}

interface Server {
  readonly pid: string;
  readonly kilobytes: number;
}

function ownServers(): Server[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, , name]) => Number(parent) === process.pid && name === 'workerd')
    .map(([pid = '', , kilobytes]) => ({ pid, kilobytes: Number(kilobytes) }));
}

/** The kernel reports hundredths of a second, user and system, in fields 14 and 15; a name may contain spaces. */
function processorMsOf(pid: string): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user, system] = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? [];
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
}
