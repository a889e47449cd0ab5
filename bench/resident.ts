import { execFileSync } from 'node:child_process';

/** The resident memory of the servers that this process has started, in MB. */
export function residentMb(): number {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,comm='], { encoding: 'utf8' }).split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/));
  const own = processes.filter(([parent, , name]) => Number(parent) === process.pid && name === 'workerd');
  return own.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1024, 0);
}
