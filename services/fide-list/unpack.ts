import { Unzip, UnzipInflate } from 'fflate';
import { BrokenList } from './broken-list.ts';

/** Unpacks in small steps, because the unpacked data is in memory and may be many times as large. */
const PACKED_BYTES = 16_384;

/** Unpacks a list while it is received: the first file of an archive, or an unpacked file as it is. */
export class Unpacker {
  /** The name of the packed file; known from its first bytes on. */
  name: string;
  readonly #archive: Unzip | null;
  #unpacked: Uint8Array[] = [];
  #fault: Error | null = null;
  #isWhole: boolean;

  constructor(fileName: string) {
    this.name = fileName;
    const isPacked = fileName.toLowerCase().endsWith('.zip');
    this.#isWhole = !isPacked;
    this.#archive = isPacked ? this.#opened() : null;
  }

  /** The part of the list contained in these bytes. */
  push(bytes: Uint8Array): readonly Uint8Array[] {
    if (this.#archive === null) return [bytes];
    for (let from = 0; from < bytes.length; from += PACKED_BYTES)
      this.#give(this.#archive, bytes.subarray(from, from + PACKED_BYTES), false);
    return this.#taken();
  }

  /** The remaining data at the end of the file; a truncated file is refused. */
  end(): readonly Uint8Array[] {
    if (this.#archive !== null) this.#give(this.#archive, new Uint8Array(), true);
    if (!this.#isWhole) throw new BrokenList(`${this.name} ends too early.`);
    return this.#taken();
  }

  #opened(): Unzip {
    let isFirst = true;
    const archive = new Unzip((file) => {
      if (!isFirst || file.name.endsWith('/')) return;
      isFirst = false;
      this.name = file.name;
      file.ondata = (error, bytes, isLast) => {
        if (error !== null) this.#fault ??= error;
        else this.#unpacked.push(bytes);
        this.#isWhole ||= isLast;
      };
      file.start();
    });
    archive.register(UnzipInflate);
    return archive;
  }

  #give(archive: Unzip, bytes: Uint8Array, isLast: boolean): void {
    try {
      archive.push(bytes, isLast);
    } catch (error) {
      this.#fault ??= error instanceof Error ? error : new Error(String(error));
    }
    if (this.#fault !== null) throw new BrokenList(`${this.name} cannot be unpacked: ${this.#fault.message}`);
  }

  #taken(): readonly Uint8Array[] {
    const taken = this.#unpacked;
    this.#unpacked = [];
    return taken;
  }
}
