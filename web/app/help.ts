/** Whether help texts are shown and which of them the user has closed; both are stored in this browser. */

const COOKIE = 'showHelpText';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const CLOSED = 'rokade-help/';

/** Help is on by default. */
export const helpWanted = (): boolean => !document.cookie.split('; ').includes(`${COOKIE}=false`);

export const isHelpShown = (box: string): boolean => helpWanted() && localStorage.getItem(CLOSED + box) === null;

export const closeHelp = (box: string): void => localStorage.setItem(CLOSED + box, 'closed');

/** Stores the choice for a year. Turning help on shows all closed help texts again. */
export function chooseHelp(wanted: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
  document.cookie = `${COOKIE}=${wanted}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  if (!wanted) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(CLOSED)) localStorage.removeItem(key);
}
