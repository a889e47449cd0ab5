/**
 * What a field must be where its type and its limits do not say it. A check of a field carries one of these in place of
 * a message; both catalogues have its text, which a form shows beside the field.
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
  'time',
  'reportFile',
  'owner',
  'notBelowLeast',
  'mover',
  'prize',
  'currency',
] as const;

export type Expectation = (typeof EXPECTATIONS)[number];

const KNOWN: ReadonlySet<string> = new Set(EXPECTATIONS);

export const isExpectation = (text: string | undefined): text is Expectation => text !== undefined && KNOWN.has(text);

/** Names the expectation; a word that no catalogue has does not compile. */
export const expected = (expectation: Expectation): Expectation => expectation;
