/** The messages of the socket that a page of a logged-in user holds to the user's object. */
export const PERSON_SOCKET = {
  /** From the page, at intervals: the user is here. */
  here: 'here',
  /** The answer to it, so that the page knows that the connection lives. */
  heard: 'heard',
  /** From the server: fetch the unread messages and the lobby again. */
  changed: 'changed',
} as const;

/** The close code if the session has ended. */
export const SESSION_ENDED = 4401;
