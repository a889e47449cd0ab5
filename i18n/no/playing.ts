import type { playing as english } from '../en/playing.ts';
import type { Words } from '../words.ts';

export const playing: Words<typeof english> = {
  autoPromotion: 'Forvandle automatisk',
  autoPromotionHelp:
    'Når en av bøndene dine kan forvandles, velger tastene d, t, l og s brikke for dette partiet, og med x velger du hver gang.',
  autoPromotionPiece: 'Brikke',
  sounds: 'Lyd',
  volume: 'Lydstyrke',
  percent: '{{percent}} %',
  vibration: 'Vibrer når det er din tur',
  pieces: 'Brikker',
  pieceSets: { cburnett: 'Standard', noto: 'Klassiske', dejavu: 'Kraftige', flat: 'Enkle' },
  coordinates: 'Koordinater',
  coordinatesAt: { inside: 'Inni', outside: 'Utenfor', none: 'Ingen' },
  keys: 'Taster: det du skriver, havner i trekkfeltet. Shift+F snur brettet, Z viser bare brett og klokker, Escape angrer forhåndstrekk. Pil venstre og høyre blar i trekkene, og End går tilbake til stillingen nå. På brettet flytter piltastene en markør, og Enter løfter en brikke og setter den ned.',
  confirmMoves: 'Bekreft hvert trekk',
  confirmMovesHelp: 'Trekket sendes først når du bekrefter det. Klokken din går imens.',
  boardColours: 'Brettfarger',
  boards: {
    fjord: 'Fjord',
    wood: 'Tre',
    forest: 'Skog',
    sea: 'Hav',
    paper: 'Papir',
  },
};
