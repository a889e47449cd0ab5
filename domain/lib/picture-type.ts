/** The types of pictures that may be uploaded: what every browser shows, and nothing that runs scripts, as SVG may. */
export const PICTURE_TYPES = ['png', 'jpeg', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The type of a picture by its first bytes, whatever its sender says; undefined for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (hasAt(bytes, 0, PNG) && hasText(bytes, 12, 'IHDR')) return 'png';
  if (hasAt(bytes, 0, JPEG)) return 'jpeg';
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBPVP8')) return 'webp';
  return undefined;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const hasAt = (bytes: Uint8Array, from: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, at) => bytes[from + at] === byte);

const hasText = (bytes: Uint8Array, from: number, wanted: string): boolean =>
  hasAt(
    bytes,
    from,
    Array.from(wanted, (letter) => letter.charCodeAt(0)),
  );
