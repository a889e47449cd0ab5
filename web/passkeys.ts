/** Whether this browser has passkeys. (What works with them is loaded when they are used: `passkeys-now.ts`.) */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the person has closed the browser's question: that is no fault. */
export const hasGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
