import { env, waitUntil } from 'cloudflare:workers';
import { onStatement } from '../../db/client.ts';
import { describeFault } from '../../db/fault.ts';
import { MINUTE, type Millis, millis } from '../../domain/kernel/time.ts';
import { addCounts, type HealthCounts, NO_COUNTS, ONE_STATEMENT } from '../../domain/lib/health-counts.ts';
import { clock } from '../../services/platform/clock.ts';
import { healthStub } from '../stubs.ts';

/** What this instance has counted in the minute that is running. */
let current: { readonly minute: Millis; counts: HealthCounts } = { minute: millis(0), counts: NO_COUNTS };

/**
 * Counts in memory, so that a request costs nothing. The sums of a minute are handed over with the first count of a later
 * one: those of an instance that ends before are lost.
 */
export function noteCounts(counts: HealthCounts): void {
  const now = clock.now();
  const minute = millis(now - (now % MINUTE));
  if (minute !== current.minute) {
    const { minute: ended, counts: sums } = current;
    current = { minute, counts: NO_COUNTS };
    if (sums !== NO_COUNTS) waitUntil(handOver(ended, sums));
  }
  current.counts = addCounts(current.counts, counts);
}

// Objects send statements, too, and many instances run objects only.
onStatement(() => noteCounts(ONE_STATEMENT));

async function handOver(minute: Millis, counts: HealthCounts): Promise<void> {
  try {
    await healthStub(env).add(minute, counts);
  } catch (error) {
    console.error(JSON.stringify({ health: describeFault(error) }));
  }
}
