import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An unforeseen error as it may be logged. A failed query carries the values that were bound to it, and those are
 * people's names, addresses and passwords: only its text and its cause are told.
 */
export function describeFault(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.query}: ${describeFault(error.cause)}`;
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}
