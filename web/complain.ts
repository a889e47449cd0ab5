/** Says in the browser's console what the page goes on without: the reader can do nothing about it. */
export function complain(what: string, detail?: unknown): void {
  console.warn(what, ...(detail === undefined ? [] : [detail]));
}
