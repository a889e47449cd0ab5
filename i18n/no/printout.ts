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
  number: 'Nr.',
  standingsAfter: 'Tabell etter runde {{number}}',
  follow: 'Alt om den på Rokade',
  nothing: 'Ingenting å vise ennå.',
};
