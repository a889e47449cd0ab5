import type { playing as english } from '../en/playing.ts';
import type { Words } from '../words.ts';

export const playing: Words<typeof english> = {
  autoPromotion: 'Forvandle automatisk',
  autoPromotionHelp: 'Taster: d, t, l og s velger brikke, x spør hver gang.',
  autoPromotionPiece: 'Brikke',
  sounds: 'Lyd',
  volume: 'Lydstyrke',
  percent: '{{percent}} %',
  vibration: 'Vibrer når det er din tur',
  pieces: 'Brikker',
  pieceSets: { cburnett: 'Vanlige', noto: 'Edle', dejavu: 'Kraftige', flat: 'Enkle' },
  coordinates: 'Koordinater',
  coordinatesAt: { inside: 'Inni', outside: 'Utenfor', none: 'Ingen' },
  keys: 'Taster: F snur brettet, Z viser bare brett og klokker, Escape tar tilbake trekk som er lagt klart. Pil venstre og høyre viser tidligere trekk, End viser partiet igjen. På brettet flytter piltastene en markør, og Enter løfter og setter ned.',
  confirmMoves: 'Bekreft hvert trekk',
  confirmMovesHelp: 'Et trekk sendes først når du sier det. Klokken din går så lenge.',
  boardColours: 'Brettfarger',
  boards: {
    fjord: 'Fjord',
    wood: 'Tre',
    forest: 'Skog',
    sea: 'Hav',
    paper: 'Papir',
  },
};
