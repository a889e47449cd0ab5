/** The phrases that players may say to each other, in the order of their ids on the wire. None asks or advises. */
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

/** The phrase of an id from 0 to 13. */
export const phraseOf = (id: number): Phrase | undefined => PHRASES[id];
export const phraseId = (phrase: Phrase): number => PHRASES.indexOf(phrase);
