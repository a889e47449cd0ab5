const CALL = /^\/(s|s-tournament|socket|embed)(\/|$)/;

/** Whether a path is that of a call, a socket or a part for another site; every other one is a page or a file. */
export const isCall = (path: string): boolean => CALL.test(path);
