import type { reports as english } from '../en/reports.ts';
import type { Words } from '../words.ts';

export const reports: Words<typeof english> = {
  title: 'Partiet ditt på bord {{board}}',
  question: 'Hvordan endte det?',
  results: {
    whiteWins: '{{white}} vant',
    draw: 'Remis',
    blackWins: '{{black}} vant',
  },
  states: {
    none: 'Meld hvordan det endte. Dommeren bekrefter det, og da teller det.',
    reported: 'Dommeren bekrefter det, og da teller det.',
    agreed: 'Dere har meldt det samme. Dommeren bekrefter det, og da teller det.',
    disputed: 'Dere har meldt ulike resultater. Snakk sammen, eller tilkall dommeren, som avgjør.',
  },
  own: 'Du har meldt {{result}}.',
  theirs: '{{name}} har meldt {{result}}.',
  waits: '{{name}} har ikke meldt noe ennå.',
  notYet: 'Du kan melde resultatet når runden har begynt.',
  takeBack: 'Trekk tilbake meldingen',
  sent: 'Meldt: {{result}}',
  takenBack: 'Meldingen din er trukket tilbake.',
  logIn: 'Spiller du i denne runden? Logg inn for å melde resultatet.',
  logInAction: 'Logg inn',
};
