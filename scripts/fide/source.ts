import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, open, type ZipFile } from 'yauzl';

/** A list as a file: packed, or as it is. It is read as often as it has to be, and never held whole. */
export interface ListSource {
  /** Of the file inside, where it is packed. */
  readonly name: string;
  /** By what an import that was stopped knows the file again. */
  readonly id: string;
  readonly read: () => Promise<Readable>;
}

export async function listSource(path: string): Promise<ListSource> {
  const { size } = await stat(path);
  const id = `${basename(path)} ${size}`;
  if (!path.toLowerCase().endsWith('.zip')) {
    return { name: basename(path), id, read: async () => createReadStream(path) };
  }
  const { entry, zip } = await firstEntry(path);
  zip.close();
  return { name: entry.fileName, id, read: () => unpacked(path) };
}

function firstEntry(path: string): Promise<{ entry: Entry; zip: ZipFile }> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) return reject(error);
      zip.once('entry', (entry: Entry) => resolve({ entry, zip }));
      zip.once('end', () => reject(new Error(`${path} is empty`)));
      zip.once('error', reject);
      zip.readEntry();
    });
  });
}

async function unpacked(path: string): Promise<Readable> {
  const { entry, zip } = await firstEntry(path);
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      stream.once('close', () => zip.close());
      resolve(stream);
    });
  });
}
