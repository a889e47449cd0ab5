import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The resident memory of the servers that this process has started, in MB. */
export const residentMb = (): number => ownServers().reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0);

/**
 * The time that the servers have had of a processor, in milliseconds: unlike an answer's, it hardly depends on what else the
 * machine does. Known on Linux only.
 */
export const processorMs = (): number => ownServers().reduce((sum, { pid }) => sum + processorMsOf(pid), 0);

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

/** The kernel counts hundredths of a second, user and system, in the 14th and 15th field; a name may have spaces. */
function processorMsOf(pid: string): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user, system] = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? [];
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
}
