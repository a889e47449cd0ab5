import { DurableObject } from 'cloudflare:workers';
import { HEALTH_KEPT_MS } from '../../domain/kernel/limits.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { HealthCounts } from '../../domain/lib/health-counts.ts';
import { clock } from '../../services/platform/clock.ts';
import type { HealthRpc } from '../objects.ts';

const COLUMNS = [
  'requests',
  'succeeded',
  'refused',
  'failed',
  'limited',
  'statements',
] as const satisfies readonly (keyof HealthCounts)[];

const CREATE = `CREATE TABLE IF NOT EXISTS minute (
  at INTEGER PRIMARY KEY, ${COLUMNS.map((name) => `${name} INTEGER NOT NULL`).join(', ')})`;
const ADD = `INSERT INTO minute (at, ${COLUMNS.join(', ')}) VALUES (?${', ?'.repeat(COLUMNS.length)})
  ON CONFLICT (at) DO UPDATE SET ${COLUMNS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`;
const SUM = `SELECT ${COLUMNS.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')}
  FROM minute WHERE at >= ?`;

type Row = Record<keyof HealthCounts, number>;

/** Sums of what all instances of the Worker have counted, a row for each minute, for a day. */
export class HealthObject extends DurableObject<Env> implements HealthRpc {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql.exec(CREATE);
  }

  add(minute: Millis, counts: HealthCounts): void {
    this.#sql.exec(ADD, minute, ...COLUMNS.map((name) => counts[name]));
    this.#sql.exec('DELETE FROM minute WHERE at < ?', clock.now() - HEALTH_KEPT_MS);
  }

  since(from: Millis): HealthCounts {
    return { ...this.#sql.exec<Row>(SUM, from).one() };
  }
}
