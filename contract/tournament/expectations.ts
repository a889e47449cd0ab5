/**
 * Requirements of a field beyond its type and limits. A schema uses them in place of messages; both catalogues contain
 * their texts, which forms show beside the field.
 */
export const EXPECTATIONS = [
  'text',
  'name',
  'plainName',
  'id',
  'username',
  'picture',
  'webAddress',
  'email',
  'samePassword',
  'equalPasswords',
  'agreement',
  'federation',
  'calendarDay',
  'day',
  'roundDay',
  'lastDay',
  'notAboveWin',
  'fewerThanRounds',
  'time',
  'stages',
  'timeZone',
  'reportFile',
  'owner',
  'notBelowLeast',
  'mover',
  'prize',
  'currency',
  'providerKey',
] as const;

export type Expectation = (typeof EXPECTATIONS)[number];

const KNOWN: ReadonlySet<string> = new Set(EXPECTATIONS);

export const isExpectation = (text: string | undefined): text is Expectation => text !== undefined && KNOWN.has(text);

/** Types the key, so that one missing from the catalogues does not compile. */
export const expected = (expectation: Expectation): Expectation => expectation;
