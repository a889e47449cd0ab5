/** The header by which an answer says when it was given, in milliseconds since 1970: the browser's clock may be wrong. */
export const SERVER_TIME = 'x-server-time';
