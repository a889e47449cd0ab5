const MICROSECONDS_PER_MS = 1000;

/**
 * Milliseconds that this thread has been computing: what a call takes on a core of its own, however busy the machine
 * is with other things. Code that is not compiled yet counts; waiting for a turn does not.
 */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS_PER_MS;
}
