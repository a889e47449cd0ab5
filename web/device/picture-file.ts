import { PICTURE_MAX_BYTES } from '../../domain/kernel/limits.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Shares of the size, and qualities of the encoding, from the best to the smallest file. */
const ATTEMPTS = [
  [1, 0.85],
  [1, 0.7],
  [0.75, 0.7],
  [0.5, 0.7],
  [0.35, 0.6],
] as const;

/** The picture of a file, no larger than this size, as base64 of at most 300 KB; undefined if the file is no picture. */
export async function pictureFrom(file: Blob, most: PictureSize): Promise<string | undefined> {
  const picture = await decoded(file);
  if (picture === undefined) return undefined;
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  for (const [share, quality] of ATTEMPTS) {
    const blob = await encoded(picture, scale * share, quality);
    if (blob !== null && blob.size <= PICTURE_MAX_BYTES) return base64Of(blob);
  }
  return undefined;
}

async function decoded(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    // The browser cannot show it, so nobody else could see it either.
    return undefined;
  }
}

async function encoded(picture: ImageBitmap, scale: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await blobOf(canvas, 'image/webp', quality);
  if (webp?.type === 'image/webp') return webp;
  // Safari does not write WebP. JPEG has no transparency: what shows through is white.
  if (context !== null) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return blobOf(canvas, 'image/jpeg', quality);
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
