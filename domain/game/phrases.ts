/** Predefined chat phrases in the order of their wire ids. None asks for or gives advice. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'youToo',
  'thankYou',
  'niceMove',
  'wellPlayed',
  'oops',
  'slip',
  'poorConnection',
  'back',
  'goodGame',
  'congratulations',
  'thanksForTheGame',
  'seeYouNextRound',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const phraseOf = (id: number): Phrase | undefined => PHRASES[id];
export const phraseId = (phrase: Phrase): number => PHRASES.indexOf(phrase);
