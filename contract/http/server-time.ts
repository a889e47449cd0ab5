/** The header with the server time in milliseconds since 1970, because the browser's clock may be wrong. */
export const SERVER_TIME = 'x-server-time';
