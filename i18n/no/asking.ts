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
  noPiece: 'Ingen brikke heter det. Prøv: p springer.',
  noSquare: 'Feltet finnes ikke. Prøv: s e4.',
  line: '{{line}}: {{pieces}}.',
  help: {
    title: 'Hva du kan skrive her',
    moves:
      'Et trekk: Sf3, exd5, O-O, e8=D, eller de to feltene: g1f3. Mens motstanderen tenker, blir det et forhåndstrekk.',
    questions: 'Eller et spørsmål: skriv bokstaven eller ordet. Svaret leses opp og vises under feltet.',
    keys: 'Alt du skriver på siden, havner i dette feltet. Shift+F snur brettet, og Z viser bare brett og klokker. Når en av bøndene dine kan forvandles, velger d, t, l og s (små bokstaver) brikken, og med x velger du hver gang; d havner i feltet hvis et av trekkene dine begynner med d.',
    actions: 'For å tilby remis, svare på et tilbud eller gi opp bruker du knappene over feltet.',
    or: 'eller',
    asked: {
      board: { letter: 'b', word: 'brett', says: 'Alle brikkene, og hvem som er i trekket' },
      pieces: { letter: 'p s', word: 'brikke springer', says: 'Hvor springerne står; også med k, d, t, l og p' },
      square: { letter: 's e4', word: 'felt e4', says: 'Hva som står på e4; s e gir linjen, s 4 raden' },
      clocks: { letter: 'k', word: 'klokke', says: 'Begge klokkene' },
      lastMove: { letter: 'l', word: 'siste', says: 'Det siste trekket' },
      opponent: { letter: 'm', word: 'motstander', says: 'Motstanderen, og om noen har tilbudt remis' },
      help: { letter: '?', word: 'hjelp', says: 'Denne listen' },
    },
  },
};
