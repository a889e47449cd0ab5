const CALL = /^\/(s|s-tournament|socket)(\/|$)/;

/** Whether a path is that of a call or a socket; every other one is a page or a file. */
export const isCall = (path: string): boolean => CALL.test(path);
