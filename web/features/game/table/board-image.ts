/** Pixels of a square in the picture. */
const SQUARE = 90;

/**
 * The board on the page as a PNG: with the user's colours, pieces and orientation. The pieces are images of the style
 * sheet, each as large as its square.
 */
export async function boardImage(): Promise<Blob> {
  const board = document.querySelector<HTMLElement>('.rk-board cg-board');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (board === null || context === null) throw new Error('there is no board to draw');
  canvas.width = 8 * SQUARE;
  canvas.height = 8 * SQUARE;
  drawSquares(context, board);
  const frame = board.getBoundingClientRect();
  const scale = canvas.width / frame.width;
  for (const piece of board.querySelectorAll<HTMLElement>('square.last-move, piece')) {
    const { left, top } = piece.getBoundingClientRect();
    const place = { x: Math.round((left - frame.left) * scale), y: Math.round((top - frame.top) * scale) };
    const style = getComputedStyle(piece);
    const drawing = /url\("?(.+?)"?\)/.exec(style.backgroundImage)?.[1];
    if (drawing === undefined) {
      context.fillStyle = style.backgroundColor;
      context.fillRect(place.x, place.y, SQUARE, SQUARE);
    } else {
      context.drawImage(await loaded(drawing), place.x, place.y, SQUARE, SQUARE);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

/** The square in the upper left corner is light in both orientations. */
function drawSquares(context: CanvasRenderingContext2D, board: HTMLElement): void {
  const style = getComputedStyle(board);
  const [light, dark] = ['--rk-board-light', '--rk-board-dark'].map((name) => style.getPropertyValue(name).trim());
  for (let at = 0; at < 64; at += 1) {
    const [column, row] = [at % 8, Math.floor(at / 8)];
    context.fillStyle = ((column + row) % 2 === 0 ? light : dark) ?? '';
    context.fillRect(column * SQUARE, row * SQUARE, SQUARE, SQUARE);
  }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image(SQUARE, SQUARE);
  image.src = address;
  await image.decode();
  return image;
}
