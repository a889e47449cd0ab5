import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ROLES } from '../domain/chess/square.ts';
import { given } from '../domain/kernel/given.ts';
import { systemChromium } from './check/chromium.ts';
import { root } from './environment.ts';

/**
 * Renders the pieces and the name of the site for link previews, which the Worker only composes. Run it manually when
 * the pieces or the font change: `npx node scripts/draw-pieces.ts`.
 */

const SQUARE_PX = 70;
const WORDMARK = { width: 480, height: 150, font: 128, left: 4, baseline: 112 } as const;
const PIECES = 'node_modules/@lichess-org/chessground/assets/chessground.cburnett.css';
const FONT = 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
const FILE = 'services/picture/drawn-pieces.ts';

const style = readFileSync(join(root, PIECES), 'utf8');
const pictures = (['white', 'black'] as const).flatMap((color) =>
  ROLES.map((role) => {
    const address = new RegExp(`\\.${role}\\.${color}\\s*\\{[^}]*url\\(['"]?([^'")]+)`).exec(style)?.[1];
    if (address === undefined) throw new Error(`there is no ${color} ${role}`);
    return address;
  }),
);
const font = `data:font/woff2;base64,${readFileSync(join(root, FONT)).toString('base64')}`;
const executablePath = systemChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...given({ executablePath }) });
const page = await browser.newPage();
const drawn = await page.evaluate(
  async ({ pictures, square, wordmark, font }) => {
    const canvasOf = (width: number, height: number) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (pen === null) throw new Error('nothing can be drawn');
      return pen;
    };
    /** One byte per pixel: opacity in the high half, brightness in the low half. */
    const bytesOf = (pen: CanvasRenderingContext2D, width: number, height: number) => {
      const { data } = pen.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, at) => {
        const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
        const share = Math.round(alpha / 17);
        return share === 0 ? 0 : share * 16 + Math.round((red + green + blue) / 3 / 17);
      });
    };
    const bytes: number[] = [];
    for (const address of pictures) {
      const image = Object.assign(new Image(), { src: address });
      await image.decode();
      const pen = canvasOf(square, square);
      pen.drawImage(image, 0, 0, square, square);
      bytes.push(...bytesOf(pen, square, square));
    }
    document.fonts.add(await new FontFace('Wordmark', `url(${font})`, { weight: '200 900' }).load());
    const pen = canvasOf(wordmark.width, wordmark.height);
    pen.font = `600 ${wordmark.font}px Wordmark`;
    pen.fillStyle = 'white';
    pen.fillText('Rokade', wordmark.left, wordmark.baseline);
    bytes.push(...bytesOf(pen, wordmark.width, wordmark.height));
    return bytes;
  },
  { pictures, square: SQUARE_PX, wordmark: WORDMARK, font },
);
await browser.close();
const packed = deflateSync(Uint8Array.from(drawn), { level: 9 }).toString('base64');
const { width, height } = WORDMARK;
writeFileSync(
  join(root, FILE),
  `/** Made by \`scripts/draw-pieces.ts\`; not to be changed by hand. */

export const SQUARE_PX = ${SQUARE_PX};
export const WORDMARK_PX = { width: ${width}, height: ${height} } as const;

/** Six white pieces, six black ones, and the name of the site: one byte a pixel, packed (zlib), in base64. */
export const DRAWN =
  '${packed}';
`,
);
