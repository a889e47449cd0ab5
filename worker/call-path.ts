const CALL = /^\/(s|s-tournament|socket|embed)(\/|$)/;

/** Whether a path is that of a call, a socket or an embed; all others are pages or files. */
export const isCall = (path: string): boolean => CALL.test(path);
