import type { asking as english } from '../en/asking.ts';
import type { Words } from '../words.ts';

export const asking: Words<typeof english> = {
  notStarted: 'Partiet har ikke begynt.',
  toMove: '{{side}} er i trekket.',
  left: '{{side}} har {{time}}.',
  firstMove: 'Første trekk innen {{time}}.',
  hours_one: '{{count}} time',
  hours_other: '{{count}} timer',
  minutes_one: '{{count}} minutt',
  minutes_other: '{{count}} minutter',
  seconds_one: '{{count}} sekund',
  seconds_other: '{{count}} sekunder',
  warning: 'Mindre enn {{time}} igjen på klokken din.',
  opponent: '{{name}} har {{side}}.',
  ratedOpponent: '{{name}} har {{side}}, rating {{rating}}.',
  isThere: 'Motstanderen er tilkoblet.',
  isAway: 'Motstanderen er ikke tilkoblet.',
  noOffer: 'Ingen har tilbudt remis.',
  pieces: '{{piece}}. {{position}}',
  noPiece: 'Ingen brikke heter det. Skriv for eksempel: p springer.',
  noSquare: 'Det finnes ikke noe slikt felt. Skriv for eksempel: s e4.',
  line: '{{line}}: {{pieces}}.',
  help: {
    title: 'Hva du kan skrive her',
    moves:
      'Et trekk: Sf3, exd5, O-O, e8=D, eller de to feltene: g1f3. Det kan også skrives på forhånd, mens motstanderen tenker.',
    questions: 'Eller et spørsmål, med bokstav eller ord. Svaret leses opp og vises under feltet.',
    actions: 'For å tilby remis, svare på et tilbud eller gi opp bruker du knappene over feltet.',
    or: 'eller',
    asked: {
      board: { letter: 'b', word: 'brett', says: 'Alle brikkene, og hvem som er i trekket' },
      pieces: { letter: 'p s', word: 'brikke springer', says: 'Hvor springerne står; likeså k, d, t, l og p' },
      square: { letter: 's e4', word: 'felt e4', says: 'Hva som står på e4; s e gir linjen, s 4 raden' },
      clocks: { letter: 'k', word: 'klokke', says: 'Begge klokkene' },
      lastMove: { letter: 'l', word: 'siste', says: 'Det siste trekket' },
      opponent: { letter: 'm', word: 'motstander', says: 'Motstanderen, og om noen har tilbudt remis' },
      help: { letter: '?', word: 'hjelp', says: 'Denne listen' },
    },
  },
};
