import { integer } from 'drizzle-orm/sqlite-core';
import type { Millis } from '../../domain/time.ts';

/** A moment, stored as milliseconds since 1970. */
export const moment = (name: string) => integer(name).$type<Millis>();

/** A truth value, stored as 0 or 1. */
export const flag = (name: string) => integer(name, { mode: 'boolean' });
