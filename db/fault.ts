import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An unforeseen error in a form that may be logged. A failed query contains its bound values, which are names,
 * addresses and passwords, so only its text and cause are logged.
 */
export function describeFault(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.query}: ${describeFault(error.cause)}`;
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}
