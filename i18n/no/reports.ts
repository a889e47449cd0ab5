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
    none: 'Meld resultatet. Det teller når dommeren har bekreftet det.',
    reported: 'Det teller når dommeren har bekreftet det.',
    agreed: 'Dere har meldt det samme. Det teller når dommeren har bekreftet det.',
    disputed: 'Dere har meldt ulike resultater. Snakk sammen, eller tilkall dommeren, som avgjør.',
  },
  own: 'Du har meldt {{result}}.',
  theirs: '{{name}} har meldt {{result}}.',
  waits: '{{name}} har ikke meldt noe ennå.',
  notYet: 'Du kan melde resultatet når runden har startet.',
  takeBack: 'Trekk meldingen',
  sent: 'Meldt: {{result}}',
  takenBack: 'Meldingen er trukket.',
  day: {
    title: 'Partiet ditt: runde {{round}}, bord {{board}}',
    isOpen: 'Mot {{opponent}}: {{state}}.',
    ask: 'Be om å spille en annen dag',
    another: 'Foreslå en annen dag',
    youAsked: 'Du har foreslått {{when}}. {{opponent}} har ikke svart ennå.',
    theyAsk: '{{opponent}} foreslår å spille {{when}}.',
    agree: 'Ja',
    refuse: 'Nei',
    agreed: 'Partiet er utsatt.',
    refused: 'Partiet spilles som før.',
    date: 'Dato',
    time: 'Klokkeslett',
    words: 'Grunn (bare for dommeren)',
    send: 'Send',
    asked: 'Motstanderen er spurt.',
  },
  logIn: 'Spiller du i denne runden? Logg inn for å melde resultatet.',
  logInAction: 'Logg inn',
};
