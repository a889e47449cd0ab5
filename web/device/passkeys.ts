/** Whether this browser supports passkeys. The code that uses them is loaded on demand (`passkeys-now.ts`). */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the user has dismissed the browser's prompt, which is not an error. */
export const hasGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
