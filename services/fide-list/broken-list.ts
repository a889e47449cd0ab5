/** The file is not what FIDE publishes, or not all of it. */
export class BrokenList extends Error {}
