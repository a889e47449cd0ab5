import type { printout as english } from '../en/printout.ts';
import type { Words } from '../words.ts';

export const printout: Words<typeof english> = {
  pairings: 'Rundeoppsett',
  standings: 'Tabell',
  boardCards: 'Bordkort',
  round: 'Runde {{number}}',
  board: 'Bord',
  white: 'Hvit',
  black: 'Svart',
  result: 'Resultat',
  rank: 'Plass',
  name: 'Navn',
  rating: 'Rating',
  federation: 'Forb.',
  points: 'Poeng',
  bye: 'frirunde',
};
