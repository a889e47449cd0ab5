import { integer } from 'drizzle-orm/sqlite-core';
import type { Millis } from '../../domain/kernel/time.ts';

/** A point in time, stored as milliseconds since 1970. */
export const moment = (name: string) => integer(name).$type<Millis>();

/** A boolean, stored as 0 or 1. */
export const flag = (name: string) => integer(name, { mode: 'boolean' });
