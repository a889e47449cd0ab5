/** Responses requested before the page's scripts had loaded: each is used once, by the first caller. */
const responses = new Map<string, Promise<Response>>();

export function preloadFetch(url: string): void {
  const response = fetch(url, { credentials: 'same-origin' });
  // The caller that takes it handles the failure; an unused response needs no handling.
  response.catch(() => undefined);
  responses.set(url, response);
}

export function takePreloaded(url: string): Promise<Response> | undefined {
  const response = responses.get(url);
  responses.delete(url);
  return response;
}

/** Drops unused responses once the page is shown: they would only go stale. */
export const forgetPreloaded = (): void => responses.clear();
