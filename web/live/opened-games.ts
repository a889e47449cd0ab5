import { onUserChange } from '../app/session.ts';

/** Games that a page has opened automatically: a user who comes back from one wants to see that page. */
const opened = new Set<string>();
onUserChange(() => opened.clear());

export const wasOpened = (gameId: string): boolean => opened.has(gameId);
export const noteOpened = (gameId: string): void => void opened.add(gameId);
