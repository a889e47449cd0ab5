/** The file is incomplete or not in FIDE's format. */
export class BrokenList extends Error {}
