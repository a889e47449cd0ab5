import { type DatabaseHealth, readDatabaseHealth } from '../../db/read/health.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { HOUR, type Millis, millis } from '../../domain/kernel/time.ts';
import type { HealthCounts } from '../../domain/lib/health-counts.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';

export interface Health {
  readonly hour: HealthCounts;
  readonly database: DatabaseHealth;
}

/** For the operator: what has been counted in the last hour, and what waits now. */
export async function readHealth(
  { db, now }: Deps,
  actor: Actor,
  countsSince: (from: Millis) => Promise<HealthCounts>,
): Promise<Health> {
  allow(actor, { do: 'seeHealth' });
  const [hour, database] = await Promise.all([countsSince(millis(now() - HOUR)), readDatabaseHealth(db)]);
  return { hour, database };
}
