/** Club, level and region for all accounts of a list. */
export interface Belonging {
  /** Empty: no club. */
  readonly club: string;
  readonly level: 0 | 1 | 2;
  /** For accounts in Norway whose row names none. */
  readonly region: string;
}
