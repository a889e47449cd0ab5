/** A user's preferences for playing. */
export const playing = {
  autoPromotion: 'Promote automatically',
  autoPromotionHelp:
    'When one of your pawns can promote, the keys q, r, b and n choose the piece for this game, and x lets you choose each time.',
  autoPromotionPiece: 'Piece',
  sounds: 'Sounds',
  volume: 'Volume',
  percent: '{{percent}} %',
  vibration: 'Vibrate when it is your turn',
  pieces: 'Pieces',
  pieceSets: { cburnett: 'Standard', noto: 'Classic', dejavu: 'Bold', flat: 'Simple' },
  coordinates: 'Coordinates',
  coordinatesAt: { inside: 'Inside', outside: 'Outside', none: 'None' },
  keys: 'Keys: what you type goes into the move field. Shift+F flips the board, Z shows only the board and clocks, Escape cancels premoves. The left and right arrow keys step through the moves, and End returns to the current position. On the board, the arrow keys move a cursor, and Enter picks up a piece and puts it down.',
  confirmMoves: 'Confirm each move',
  confirmMovesHelp: 'A move is sent only when you confirm it. Your clock keeps running.',
  boardColours: 'Board colours',
  boards: {
    fjord: 'Fjord',
    wood: 'Wood',
    forest: 'Forest',
    sea: 'Sea',
    paper: 'Paper',
  },
} as const;
