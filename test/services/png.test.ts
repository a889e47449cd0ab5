import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../services/picture/png.ts';

describe('a picture as a PNG file', () => {
  it('a PNG file has its size, its pixels row by row, and the checksums of its parts', async () => {
    const file = Buffer.from(await encodePng({ width: 2, height: 1, bytes: Uint8Array.from([255, 0, 0, 0, 0, 255]) }));
    expect(file.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    const parts: { readonly name: string; readonly data: Buffer; readonly sum: number }[] = [];
    for (let at = 8; at < file.length; ) {
      const length = file.readUInt32BE(at);
      const data = file.subarray(at + 8, at + 8 + length);
      parts.push({ name: file.toString('latin1', at + 4, at + 8), data, sum: file.readUInt32BE(at + 8 + length) });
      at += 12 + length;
    }
    expect(parts.map(({ name }) => name)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect([...(parts[0]?.data ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
    expect([...inflateSync(parts[1]?.data ?? Buffer.alloc(0))]).toEqual([0, 255, 0, 0, 0, 0, 255]);
    // The checksum of an empty end is the same in every PNG file there is.
    expect(parts[2]?.sum).toBe(0xae426082);
  });
});
