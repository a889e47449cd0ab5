import { describe, expect, it } from 'vitest';
import { pictureTypeOf } from '../../../domain/lib/picture-type.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the type of an uploaded picture', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01', 'png'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
    ['RIFF\x24\0\0\0WEBPVP8L', 'webp'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', undefined],
    ['\x89PNG\r\n\x1a\n<html><script>', undefined],
    ['RIFF\x24\0\0\0AVI LIST', undefined],
    ['GIF89a', undefined],
    ['', undefined],
  ])('%j is %s', (bytes, type) => {
    expect(pictureTypeOf(latin(bytes))).toBe(type);
  });
});
