/** Logs a failure that the user can do nothing about. */
export function warn(what: string, detail?: unknown): void {
  console.warn(what, ...(detail === undefined ? [] : [detail]));
}
